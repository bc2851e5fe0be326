import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { checkRules } from "../support/browser/axe.ts";
import { openBrowser, openPage } from "../support/browser/browser.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { makeFolder } from "../support/disk.ts";
import { writeThread } from "../support/site/long-thread.ts";

let site: ServedFolder;
let browser: Browser;
let thread: string;

beforeAll(async () => {
  const files = writeThread(
    "بلند",
    250,
    { answer: "120.md" },
    (place) => `${place === 230 ? "## نصب\n\nنایاب. " : ""}پاسخ شمارهٔ ${place}.`,
  );
  site = await serveContent(makeFolder(files));
  browser = await openBrowser();
  thread = `${site.url}discussions/${encodeURIComponent("بلند")}/`;
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each([
  ["#reply:230", "3/#reply:230"],
  ["#reply:230:نصب", `3/#reply:230:${encodeURIComponent("نصب")}`],
  ["#reply%3A101", "2/#reply%3A101"],
  ["2/#reply:230", "3/#reply:230"],
  ["3/#reply:5", "#reply:5"],
  ["#reply:7", "#reply:7"],
  ["2/#reply:120", "2/#reply:120"],
  ["2/#reply:no-such", "#reply:no-such"],
])("the script opens the page of the reply: %s", async (from, to) => {
  const { page, violations, errors, close } = await openPage(browser);
  await page.goto(thread + from);
  await page.waitForURL(thread + to);
  await page.waitForLoadState("load");
  if (!to.includes("no-such")) {
    const id = decodeURIComponent(to.replace(/^.*#/, ""));
    expect(await page.evaluate((id) => document.getElementById(id)?.closest("article")?.id, id)).toBe(id.split(":").slice(0, 2).join(":"));
    await page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= -1 && top < innerHeight;
    }, id);
  }
  expect([violations, errors]).toEqual([[], []]);
  await close();
});

it("a result of the search leads to the page of the reply", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${site.url}search/?q=${encodeURIComponent("نایاب")}`);
  await page.locator(".entry .title").click();
  await page.waitForURL(`${thread}3/#reply:230`);
  await close();
});

it.each(["", "2/", "#reply:230"])("the page %s breaks no rule of accessibility", async (path) => {
  const { page, close } = await openPage(browser, { viewport: { width: 360, height: 640 } });
  await page.goto(thread + path);
  const { faults } = await checkRules(page, { type: "tag", values: ["wcag2a", "wcag2aa", "wcag22aa", "best-practice"] });
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await close();
});

it("a new fragment in the address of an open page opens the page of the reply too", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(thread);
  await page.evaluate(() => {
    location.hash = "#reply:230";
  });
  await page.waitForURL(`${thread}3/#reply:230`);
  await close();
});

it("pages that disagree about a reply do not open each other without end", async () => {
  const { page, close } = await openPage(browser);
  await page.route(`${thread}3/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('id="reply:230', 'id="reply:old') });
  });
  await page.goto(`${thread}#reply:230`);
  await page.waitForURL(`${thread}3/#reply:230`);
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(page.url()).toBe(`${thread}3/#reply:230`);
  await close();
});

it("without script, the address of a heading of a reply leads to the link of the reply on the first page", async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.goto(`${thread}#reply:230:نصب`);
  const box = await page.locator("[id='reply:230']").boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 640).toBe(true);
  await close();
});

it("without script, the address of a reply leads to its link on the first page, which stands out", async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.goto(`${thread}#reply:230`);
  const link = page.locator("[id='reply:230']");
  await link.waitFor({ state: "visible" });
  const box = await link.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 640).toBe(true);
  const colour = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour("[id='reply:230']")).not.toBe(await colour("[id='reply:229']"));
  await link.click();
  await page.waitForURL(`${thread}3/#reply:230`);
  expect(await page.locator("article[id='reply:230']").textContent()).toContain("پاسخ شمارهٔ 230.");
  await close();
});
