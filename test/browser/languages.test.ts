import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { type } from "../support/browser/search-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

let host: StaticHost;
let browser: Browser;
let reader: WatchedPage;
let page: Page;

const content = makeFolder({
  "discussions/english.md": writeDiscussion(
    { title: "How do I read a file?" },
    `The quick brown fox reads it. ${"It reads and writes. ".repeat(12)}`,
  ),
  "discussions/english/1.md": writeReply({}, `پاسخ به پرسش دربارهٔ روباه: ${"آن را با دستور دیگری بخوان. ".repeat(12)}`),
  "discussions/urdu.md": writeDiscussion({ title: "ایک سوال", language: "ur", created: "2026-01-04" }, "یہ اردو میں ایک سوال ہے۔"),
  "discussions/persian.md": writeDiscussion({ title: "پرسش", created: "2026-01-03" }, "متن فارسی."),
});

beforeAll(async () => {
  const [{ output }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
  reader = await openPage(browser);
  page = reader.page;
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  expect(reader.violations).toEqual([]);
  await browser?.close();
  await host?.close();
});

/** Runs in the page. */
function readLanguages(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => `${element.getAttribute("lang") ?? "-"} ${element.getAttribute("dir")}`);
}

describe("a result of the search", () => {
  beforeAll(() => page.goto(`${host.url}search/`));

  const readParts = () => page.locator(".entry :is(.title, .excerpt)").evaluateAll(readLanguages);

  it.each([
    ["fox", ["en ltr", "en ltr"]],
    ["روباه", ["en ltr", "- rtl"]],
    ["اردو", ["ur rtl", "ur rtl"]],
    ["فارسی", ["- rtl", "- rtl"]],
  ])("for `%s` says the language of its title and of the part of the text that it shows", async (query, languages) => {
    await type(page, query);
    await expect.poll(readParts).toEqual(languages);
  });
});

describe("a link to the next discussion", () => {
  it("says the language of its title", async () => {
    await page.goto(`${host.url}tags/php/`);
    await page.locator(".title").nth(1).click();
    await page.waitForURL("**/discussions/urdu/");
    expect(await page.locator("nav.neighbours bdi").evaluateAll(readLanguages)).toEqual(["en ltr", "- rtl"]);
  });
});
