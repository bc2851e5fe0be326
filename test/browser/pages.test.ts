import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage, showWhole, type WatchedPage } from "../support/browser/browser.ts";
import { listOverflows, setTextSize } from "../support/browser/measures.ts";
import { pageKinds, prepareVisits, serveForum, visit } from "../support/browser/page-kinds.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { makeFolder } from "../support/disk.ts";
import { writeOverlongContent } from "../support/site/overlong-content.ts";

let browser: Browser;
let forum: ServedFolder;
let overlong: ServedFolder;
let reader: WatchedPage;

beforeAll(async () => {
  [browser, forum] = await Promise.all([openBrowser(), serveForum()]);
  overlong = await serveContent(makeFolder(writeOverlongContent()));
  reader = await openPage(browser);
  await prepareVisits(reader.page);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([forum?.close(), overlong?.close()]);
});

/** Widths of phones, a tablet and a desktop, with the scale of the text. */
const windows = [
  [320, "100%"],
  [360, "100%"],
  [768, "100%"],
  [1280, "100%"],
  [320, "200%"],
  [360, "200%"],
  [1280, "200%"],
] as const;

async function findOverflows(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, size] of windows) {
    await reader.page.setViewportSize({ width, height: 800 });
    await reader.page.evaluate(setTextSize, size);
    const overflows = await reader.page.evaluate(listOverflows);
    found.push(...overflows.slice(0, 5).map((overflow) => `${width} px, text at ${size}: ${overflow}`));
  }
  return found;
}

describe("a window from 320 to 1280 px, with text at 100% and 200%", () => {
  it.each(pageKinds)("shows the %s without horizontal scrolling", async (_kind, path) => {
    await visit(reader.page, forum, path);
    expect(await findOverflows()).toEqual([]);
  });

  const overlongKinds = [
    ["home page", ""],
    ["tag index", "tags/"],
    ["tag", "tags/long/"],
    ["filtered tag", "tags/long/?display=unanswered"],
    ["discussion", "discussions/long/"],
    ["content page", "long/"],
  ] as const;

  it.each(overlongKinds)("shows a %s of overlong words, tags, tables and code without horizontal scrolling", async (_kind, path) => {
    await visit(reader.page, overlong, path);
    expect(await findOverflows()).toEqual([]);
  });
});

describe("the first screen of a tag's page on a phone of 360 by 800 px", () => {
  beforeAll(async () => {
    await reader.page.setViewportSize({ width: 360, height: 800 });
    await visit(reader.page, forum, "tags/pagination/");
  });

  it("shows the banner with its countdown in at most two lines of text", async () => {
    const { lines, units } = await reader.page.locator(".banner").evaluate((banner) => {
      const { height } = banner.getBoundingClientRect();
      const { paddingBlockStart, paddingBlockEnd, lineHeight } = getComputedStyle(banner);
      const inside = height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
      const shown = Array.from(banner.querySelectorAll(".unit")).filter((unit) => unit.checkVisibility());
      return { lines: inside / Number.parseFloat(lineHeight), units: shown.length };
    });
    expect(units).toBe(4);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThan(2.25);
  });

  it("starts its first entry at most 300 px from the top", async () => {
    const entry = await reader.page.locator(".entry").first().boundingBox();
    expect(entry?.y).toBeLessThanOrEqual(300);
    expect(entry?.y).toBeGreaterThan(100);
  });
});

describe("a page without script", () => {
  let plain: WatchedPage;

  beforeAll(async () => {
    plain = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    await plain.page.goto(`${forum.url}tags/pagination/`);
  });

  it("shows every entry of its page of the list and links to the other pages", async () => {
    const entries = plain.page.locator(".entry");
    const shown = await Promise.all((await entries.all()).map((entry) => entry.isVisible()));
    expect(shown).toEqual(Array(20).fill(true));
    // Entries below the window have their real height only when they come into view.
    const restoreHeight = await showWhole(plain.page);
    await plain.page.locator(".pager .next").click();
    await plain.page.waitForURL(`${forum.url}tags/pagination/2/`);
    expect(await entries.count()).toBeGreaterThan(0);
    await plain.page.goBack();
    await restoreHeight();
  });

  it("shows dates instead of ages, which would become wrong", async () => {
    const restoreHeight = await showWhole(plain.page);
    const texts = await plain.page.locator(".entry time").allInnerTexts();
    await restoreHeight();
    expect(texts).toHaveLength(20);
    expect(texts.filter((text) => !/^[۰-۹]{1,2} [\p{L}]+ [۰-۹]{4}$/u.test(text))).toEqual([]);
  });

  it("shows when the campaign ends instead of a countdown", async () => {
    expect(await plain.page.locator(".countdown, .ended-note").filter({ visible: true }).count()).toBe(0);
    const deadline = plain.page.locator(".deadline").filter({ visible: true });
    expect(await deadline.allInnerTexts()).toEqual(["تا پایان دوشنبه ۳۰ آذر ۱۴۰۵ به وقت تهران"]);
  });

  it("says that the list is complete instead of showing its filter", async () => {
    expect(await plain.page.locator("main").locator("select, button").filter({ visible: true }).count()).toBe(0);
    const sentence = plain.page.locator(".without-script").filter({ visible: true });
    expect(await sentence.allInnerTexts()).toEqual(["فهرست کامل است؛ برای محدود کردن آن جاوااسکریپت را روشن کنید."]);
  });

  it("shows no link that needs a script", async () => {
    expect(await plain.page.locator(".narrow").filter({ visible: true }).count()).toBe(0);
  });

  it.each(pageKinds.filter(([, path]) => !path.includes("?")))("shows a heading and text on the %s", async (_kind, path) => {
    await plain.page.route("**/discussions/moved/", (route) => route.fulfill({ status: 204 }));
    await plain.page.goto(forum.url + path);
    expect(await plain.page.locator("h1").isVisible()).toBe(true);
    expect((await plain.page.locator("main").allInnerTexts()).join("").length).toBeGreaterThan(40);
    expect(await plain.page.evaluate(listOverflows)).toEqual([]);
  });
});
