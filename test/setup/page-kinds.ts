import type { Page } from "playwright-core";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { copyBundledContent, serveContent } from "./served-site.ts";
import { now, writeDiscussion } from "./site.ts";

/** One page of each kind: what it shows, and its address below the site's. */
export type PageKinds = readonly (readonly [name: string, path: string])[];

/** The bundled forum, with a discussion that has moved. */
export function serveForum(): Promise<ServedFolder> {
  const moved = writeDiscussion({ title: '"نشانی تازهٔ یک گفتگو"', redirectFrom: "[/d/42/]" });
  return serveContent(copyBundledContent({ "discussions/2026/moved.md": moved }));
}

/** Of the bundled forum. */
export const listingKinds: PageKinds = [
  ["home page", ""],
  ["tag index", "tags/"],
  ["first page of a tag", "tags/pagination/"],
  ["second page of a tag", "tags/pagination/2/"],
  ["tag of one page", "tags/vue/"],
  ["filtered tag of several pages", "tags/pagination/?time=year&display=unsolved&with=laravel"],
  ["filtered tag of one page", "tags/vue/?display=solved"],
  ["filter that finds nothing", "tags/vue/?time=day&display=closed"],
];

/** Of the bundled forum. */
export const pageKinds: PageKinds = [
  ...listingKinds,
  ["solved discussion", "discussions/prev-link-on-first-page/"],
  ["closed discussion", "discussions/php-float-cast-loses-one/"],
  ["discussion with a picture", "discussions/رقم-فارسی-در-صفحه‌بندی-blade/"],
  ["discussion with a table", "discussions/cursor-paginate-nullable-column/"],
  ["discussion with a footnote", "discussions/rename-a-column-while-serving/"],
  ["content page", "about/"],
  ["redirect stub", "d/42/"],
  ["missing page", "no/such/page/"],
];

/** Lets the page's clock say when the site was built, with timers that run, and keeps redirect stubs from leading on. */
export async function prepareVisits(page: Page, target = "**/discussions/moved/"): Promise<void> {
  await page.clock.setFixedTime(now * 1000);
  await page.route(target, (route) => route.fulfill({ status: 204 }));
}

/** Opens a page and waits until its filter and its fonts have settled. */
export async function visit(page: Page, site: ServedFolder, path: string): Promise<void> {
  await page.goto(site.url + path);
  if (path.includes("?")) await page.waitForFunction(() => /\d|\p{Nd}|[.]$/u.test(document.querySelector(".found")?.textContent ?? ""));
  await page.evaluate(async () => void (await document.fonts.ready));
}
