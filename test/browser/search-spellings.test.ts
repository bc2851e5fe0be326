import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage } from "../support/browser/browser.ts";
import { readShownSlugs } from "../support/browser/listing-page.ts";
import { readMarks, type } from "../support/browser/search-page.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { makeFolder } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";

const discussions = {
  "discussions/modern.md": writeDiscussion({ title: "a", tags: "[هەولێر]" }, "شاری کوردەواری"),
  "discussions/arabic.md": writeDiscussion({ title: "b", tags: "[ھه\u200cولێر]" }, "شاری کورده\u200cواری"),
  "discussions/word.md": writeDiscussion({ title: "c", tags: "[شار]" }, "دست¬نوشته"),
};

describe("the scripts of a Kurdish site", () => {
  let site: ServedFolder;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const content = makeFolder({ "site.yaml": "language: ckb\n", ...discussions });
    [site, browser] = await Promise.all([serveContent(content), openBrowser()]);
    ({ page } = await openPage(browser));
  });
  afterAll(() => Promise.all([browser?.close(), site?.close()]));

  it.each([
    ["کوردەواری", ["arabic", "modern"]],
    ["کورده\u200cواری", ["arabic", "modern"]],
    ["دستنوشته", ["word"]],
  ])("find `%s` in every spelling, and mark it", async (query, slugs) => {
    await page.goto(`${site.url}search/`);
    await type(page, query);
    await page
      .locator(".entry")
      .nth(slugs.length - 1)
      .waitFor();
    expect([...(await readShownSlugs(page))].sort()).toEqual(slugs);
    for (const slug of slugs) expect(await readMarks(page, slug, "excerpt")).toHaveLength(1);
  });

  it("find a tag in the list of tags by any spelling", async () => {
    await page.goto(`${site.url}tags/`);
    for (const query of ["هەول", "ھەول", "هه\u200cول"]) {
      await page.locator(".tag-finder input").fill(query);
      await page.locator("main .tag-list > :visible").first().waitFor();
      expect(await page.locator("main .tag-list > :visible").count()).toBe(1);
    }
  });

  it("follow an old address of a tag", async () => {
    await page.goto(`${site.url}tags/${encodeURI("ھه-ولێر")}/`);
    await page.waitForURL(`**/tags/${encodeURI("ههولێر")}/`);
    expect([...(await readShownSlugs(page))].sort()).toEqual(["arabic", "modern"]);
  });
});
