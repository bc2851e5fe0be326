import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { ServedFolder } from "../../../scripts/serve/serve-folder.ts";
import { copySite } from "../disk.ts";
import { now, writeDiscussion } from "../site/site.ts";
import { buildServed, serveBuilt } from "./served-site.ts";

/** Kinds of pages: a name and a site-relative address. */
export type PageKinds = readonly (readonly [name: string, path: string])[];

/**
 * The forum of programmers with a moved discussion. The first test file of a run that needs it
 * builds it. The caller closes it.
 */
export async function serveForum(): Promise<ServedFolder> {
  const folder = join(inject("runFolder"), "forum");
  if (!existsSync(folder)) await buildForum(folder);
  return serveBuilt(folder);
}

async function buildForum(folder: string): Promise<void> {
  const moved = writeDiscussion({ title: '"نشانی تازهٔ یک گفتگو"', redirectFrom: "[/d/42/]" });
  const { output } = await buildServed(copySite("programmers", { "discussions/2026/moved.md": moved }));
  try {
    renameSync(output, folder);
  } catch (error) {
    // A parallel test file may have built it first.
    if (!existsSync(folder)) throw error;
  }
}

/** The listings of the forum of programmers, unfiltered and filtered. */
const listingKinds: PageKinds = [
  ["home page", ""],
  ["first page of a tag", "tags/pagination/"],
  ["second page of a tag", "tags/pagination/2/"],
  ["tag of one page", "tags/vue/"],
  ["filtered tag of several pages", "tags/pagination/?time=year&display=unsolved&with=blade"],
  ["filtered tag of one page", "tags/vue/?display=solved"],
  ["filter that finds nothing", "tags/vue/?time=day&display=closed"],
];

/** All kinds of pages of the forum of programmers. */
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
 * Makes a page a phone at the time of the build: timers run and scroll bars take no space. Redirect
 * stubs stay open, since their target (`target`) answers without a page.
 */
export async function prepareVisits(page: Page, target: string | RegExp = "**/discussions/moved/"): Promise<void> {
  await page.clock.setFixedTime(now * 1000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScrollbarsHidden", { hidden: true });
  await page.route(target, (route) => route.fulfill({ status: 204 }));
}

/** Opens a page and waits until its filter, its pictures and its fonts are ready. */
export async function visit(page: Page, site: ServedFolder, path: string): Promise<void> {
  await page.goto(site.url + path);
  if (path.includes("?")) await page.waitForFunction(isFiltered);
  await page.evaluate(settle);
}

/** Runs in the page. A filter is ready when it announces its number of matches. */
function isFiltered(): boolean {
  const announcement = document.querySelector(".found")?.textContent;
  return announcement === undefined || (announcement !== "" && !announcement?.endsWith("…"));
}

/** Runs in the page. */
async function settle(): Promise<void> {
  for (const picture of document.images) picture.loading = "eager";
  await Promise.all(Array.from(document.images, (picture) => picture.decode()));
  await document.fonts.ready;
}
