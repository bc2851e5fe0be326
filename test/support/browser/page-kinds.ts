import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { ServedFolder } from "../../../scripts/serve/serve-folder.ts";
import { now, withSearch, writeDiscussion } from "../site/site.ts";
import { buildServed, copyBundledContent, serveBuilt } from "./served-site.ts";

/** Pages by what they show: a name, and the address below that of the site. */
export type PageKinds = readonly (readonly [name: string, path: string])[];

/**
 * The bundled forum, with a discussion that has moved; built by the first test file of a run that asks for it. To be closed by the caller.
 */
export async function serveForum(): Promise<ServedFolder> {
  const folder = join(inject("runFolder"), "forum");
  if (!existsSync(folder)) await buildForum(folder);
  return serveBuilt(folder);
}

async function buildForum(folder: string): Promise<void> {
  const moved = writeDiscussion({ title: '"نشانی تازهٔ یک گفتگو"', redirectFrom: "[/d/42/]" });
  const { output } = await buildServed(copyBundledContent({ "discussions/2026/moved.md": moved }), withSearch);
  try {
    renameSync(output, folder);
  } catch (error) {
    // Another file of tests, which runs at the same time, may have built it first.
    if (!existsSync(folder)) throw error;
  }
}

/** The listings of the bundled forum, as they come and as its filter leaves them. */
const listingKinds: PageKinds = [
  ["home page", ""],
  ["first page of a tag", "tags/pagination/"],
  ["second page of a tag", "tags/pagination/2/"],
  ["tag of one page", "tags/vue/"],
  ["filtered tag of several pages", "tags/pagination/?time=year&display=unsolved&with=blade"],
  ["filtered tag of one page", "tags/vue/?display=solved"],
  ["filter that finds nothing", "tags/vue/?time=day&display=closed"],
];

/** All kinds of pages of the bundled forum. */
export const pageKinds: PageKinds = [
  ...listingKinds,
  ["author", "authors/پویا-کوهبنان/"],
  ["tag index", "tags/"],
  ["search page", "search/"],
  ["results of a search", "search/?q=صفحه"],
  ["solved discussion", "discussions/prev-link-on-first-page/"],
  ["closed discussion", "discussions/php-float-cast-loses-one/"],
  ["discussion with a picture", "discussions/رقم-فارسی-در-صفحه‌بندی-blade/"],
  ["discussion with a table", "discussions/cursor-paginate-nullable-column/"],
  ["discussion with a footnote", "discussions/rename-a-column-while-serving/"],
  ["content page", "about/"],
  ["redirect stub", "d/42/"],
  ["missing page", "no/such/page/"],
];

/**
 * Makes a page look at the site as a phone does whose clock says when the site was built: timers run, scroll bars take no room. Redirect
 * stubs stay where they are: what they lead to (`target`) does not answer with a page.
 */
export async function prepareVisits(page: Page, target: string | RegExp = "**/discussions/moved/"): Promise<void> {
  await page.clock.setFixedTime(now * 1000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScrollbarsHidden", { hidden: true });
  await page.route(target, (route) => route.fulfill({ status: 204 }));
}

/** Opens a page and waits until its filter, its pictures and its fonts have settled. */
export async function visit(page: Page, site: ServedFolder, path: string): Promise<void> {
  await page.goto(site.url + path);
  if (path.includes("?")) await page.waitForFunction(isFiltered);
  await page.evaluate(settle);
}

/** Runs in the page. A filter has settled when it says how much it found. */
function isFiltered(): boolean {
  const said = document.querySelector(".found")?.textContent;
  return said === undefined || (said !== "" && !said?.endsWith("…"));
}

/** Runs in the page. */
async function settle(): Promise<void> {
  for (const picture of document.images) picture.loading = "eager";
  await Promise.all(Array.from(document.images, (picture) => picture.decode()));
  await document.fonts.ready;
}
