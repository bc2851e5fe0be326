import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage } from "../setup/browser.ts";
import { makeFolder } from "../setup/disk.ts";
import { serveContent } from "../setup/served-site.ts";
import { writeDiscussion } from "../setup/site.ts";

let site: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  const moved = writeDiscussion({ title: "نشانی تازه", redirectFrom: '["/showthread.php?t=123", "/قدیم/?p=۷"]' });
  site = await serveContent(makeFolder({ "discussions/نیم‌فاصله.md": moved }));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe("an old address with a query", () => {
  it.each(["showthread.php?t=123&page=2", "قدیم?p=۷", "%D9%82%D8%AF%DB%8C%D9%85/?p=%DB%B7"])(
    "leads to the discussion: %s",
    async (address) => {
      const { page, violations, close } = await openPage(browser);
      await page.goto(`${site.url}${address}`);
      await page.waitForURL(`${site.url}discussions/${encodeURIComponent("نیم‌فاصله")}/`);
      expect(await page.locator("h1").textContent()).toBe("نشانی تازه");
      expect(violations).toEqual([]);
      await close();
    },
  );

  it("that nobody knows stays an unknown address", async () => {
    const { page, violations, close } = await openPage(browser);
    const asked = page.waitForResponse(/old-addresses\.json$/);
    await page.goto(`${site.url}showthread.php?t=124`);
    await asked;
    expect(await page.locator("h1").textContent()).toBe("صفحه پیدا نشد");
    expect([page.url(), violations]).toEqual([`${site.url}showthread.php?t=124`, []]);
    await close();
  });

  it("asks for nothing where there is no query", async () => {
    const { page, close } = await openPage(browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${site.url}showthread.php`, { waitUntil: "networkidle" });
    expect(asked.filter((url) => url.endsWith(".json"))).toEqual([]);
    await close();
  });
});
