import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage } from "../support/browser/browser.ts";
import { readMarks, type, waitForResults } from "../support/browser/search-page.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { makeFolder } from "../support/disk.ts";
import { readBook } from "../support/search/forums.ts";
import { describeShared } from "../support/shared.ts";

/** Queries, with the start of a word that each found text must have. */
const queries = [
  ["می خواهیم", "می[\u200c ]?خواهیم"],
  ["میخواهیم", "می[\u200c ]?خواهیم"],
  ["نمی‌توان", "نمی[\u200c ]?توان"],
  ["تابع ها", "تابع[\u200c ]?ها"],
  ["كانال", "کانال"],
  ["بزرگتر", "بزرگ[\u200c ]?تر"],
  ["Goroutine", "goroutine"],
  ["۱۲۳", "(?:123|۱۲۳)"],
  ["مساله", "مس[اأئ]له"],
] as const;

describeShared("a book in Persian, made into discussions", (folder) => {
  const { files, texts } = readBook(folder);
  let site: ServedFolder;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [site, browser] = await Promise.all([serveContent(makeFolder(files)), openBrowser()]);
    ({ page } = await openPage(browser));
    await page.goto(`${site.url}search/`);
  });
  afterAll(() => Promise.all([browser?.close(), site?.close()]));

  it.each(queries)("is found by `%s` wherever a word starts with it, in every spelling", async (query, written) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${written}`, "iu");
    const expected = Object.keys(texts).filter((slug) => pattern.test(texts[slug] ?? ""));
    await type(page, query);
    const slugs = await waitForResults(page, expected.length, query);
    expect(slugs).toHaveLength(Math.min(expected.length, 10));
    expect(slugs.filter((slug) => !expected.includes(slug))).toEqual([]);
    for (const slug of slugs.slice(0, 3)) {
      const marks = [...(await readMarks(page, slug, "title")), ...(await readMarks(page, slug, "excerpt"))];
      expect(marks.length).toBeGreaterThan(0);
    }
  });
});
