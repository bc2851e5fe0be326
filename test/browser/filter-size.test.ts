import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderFilterFile } from "../../layouts/filter-file.ts";
import { renderTag } from "../../layouts/tag.ts";
import { bundleBrowser } from "../../scripts/build/bundle/scripts.ts";
import { gatherAuthors } from "../../scripts/forum/authors.ts";
import { type Forum, summariseTag } from "../../scripts/forum/model.ts";
import { paginate } from "../../scripts/forum/paging.ts";
import { planFilterFiles } from "../../scripts/pages/filter-file.ts";
import { createSiteContext } from "../../scripts/pages/site.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { buildContent } from "../forum/sample.ts";
import { buildSampleTag } from "../listing/sample.ts";
import { buildAssets, pictures } from "../pages/sample.ts";
import { openBrowser, openReader, type Reader } from "../support/browser/browser.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder, writeFiles } from "../support/disk.ts";
import { now } from "../support/site/site.ts";

let host: StaticHost;
let browser: Browser;
let reader: Reader;

/**
 * Writes what a reader of one tag with 10,000 entries can load: the first page, the scripts and the
 * filter files.
 */
async function writeLargeTag(): Promise<string> {
  const tag = buildSampleTag(10_000);
  const { site } = buildContent([]);
  const forum: Forum = {
    site: { ...site, base: hostBase, language: "fa", pageSize: 50 },
    now,
    entries: tag.entries,
    moved: [],
    movedListings: [],
    tags: [tag],
    authors: gatherAuthors(tag.entries, "common", forumUrls.author),
    pages: [],
  };
  const bundle = await bundleBrowser({ language: "fa" });
  const context = createSiteContext(forum, buildAssets(`/${bundle.first.name}`, `/${bundle.site.name}`, "/none.css"), pictures);
  const [slice = { number: 1, total: 1, entries: [] }] = paginate(tag.entries, 50);
  const folder = makeFolder({
    "none.css": "",
    "tags/pagination/index.html": renderTag({ url: tag.url, source: "", tag: summariseTag(tag), slice }, context),
  });
  writeFiles(folder, Object.fromEntries(Object.values(bundle).map(({ name, contents }) => [name, contents])));
  writeFiles(
    folder,
    Object.fromEntries(planFilterFiles(forum, context).map((page) => [page.url.slice(1), renderFilterFile(page, context)])),
  );
  return folder;
}

beforeAll(async () => {
  const [output, opened] = await Promise.all([writeLargeTag(), openBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
  reader = await openReader(browser);
  // A page with a route has no cache.
  await reader.page.route("**/none", (route) => route.continue());
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

describe("the first filtered screen of a tag with 10,000 entries", () => {
  it.each([
    "time=day",
    "time=year",
    "display=solved",
    "display=unsolved",
    "display=unanswered",
    "display=closed",
    "time=quarter&display=unanswered",
    "time=year&display=closed",
    "with=laravel",
  ])("takes at most 30 KB of numbers, tags and rows: %s", async (choice) => {
    host.downloads.length = 0;
    await reader.visit(`${host.url}tags/pagination/?${choice}`);
    const { page } = reader;
    await page.locator(".found").filter({ hasText: /[۰-۹]/ }).waitFor();
    expect(await page.locator(".entry:visible").count()).toBeGreaterThan(0);
    const files = host.downloads.filter(({ path }) => path.startsWith("tags/pagination/filter/"));
    expect(files.map(({ path }) => path)).toContain("tags/pagination/filter/numbers.json");
    expect(files.reduce((sum, { compressed }) => sum + compressed, 0)).toBeLessThanOrEqual(30_000);
  });
});
