import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage } from "../support/browser/browser.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { makeFolder } from "../support/disk.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

let site: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  const moved = writeDiscussion({ title: "نشانی تازه", redirectFrom: '["/showthread.php?t=123", "/قدیم/?p=۷", "/old/"]' });
  const reply = writeReply({ redirectFrom: "[/old-reply/]" }, "## نصب\n\nمتن.");
  site = await serveContent(makeFolder({ "discussions/نیم‌فاصله.md": moved, "discussions/نیم‌فاصله/1-r.md": reply }));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it("the page for unknown addresses redirects an old address with a query, and loads nothing without a query", async () => {
  const { page, violations, close } = await openPage(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(`${site.url}showthread.php`);
  const response = page.waitForResponse(/old-addresses\/0\.json$/);
  expect(asked.filter((path) => path.endsWith(".json"))).toEqual([]);
  await page.goto(`${site.url}showthread.php?t=124`);
  await response;
  expect(await page.locator("h1").textContent()).toBe("صفحه پیدا نشد");
  expect(page.url()).toBe(`${site.url}showthread.php?t=124`);

  for (const address of ["showthread.php?t=123&page=2", "قدیم?p=۷"]) {
    await page.goto(`${site.url}${address}`);
    await page.waitForURL(`${site.url}discussions/${encodeURIComponent("نیم‌فاصله")}/`);
    expect(await page.locator("h1").textContent()).toBe("نشانی تازه");
  }
  expect(violations).toEqual([]);
  await close();
});

it.each([
  ["old/", ""],
  ["old/#x", "#x"],
  ["old-reply/", "#reply:1-r"],
  ["old-reply/#x", "#reply:1-r"],
  ["showthread.php?t=123#replies", "#replies"],
])("an old address keeps the fragment of the reader: %s arrives with `%s`", async (address, fragment) => {
  const { page, violations, close } = await openPage(browser);
  await page.goto(`${site.url}${address}`);
  await page.waitForURL(`${site.url}discussions/${encodeURIComponent("نیم‌فاصله")}/${fragment}`);
  expect(await page.locator("h1").textContent()).toBe("نشانی تازه");
  expect(violations).toEqual([]);
  await close();
});
