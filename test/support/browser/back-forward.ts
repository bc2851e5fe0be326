import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findTestBrowser } from "../runner/find-browser.ts";
import { now } from "../site/site.ts";

/** Starts a browser that keeps a page that was left, as a reader's does; driven ones are told not to. To be closed by the caller. */
export async function openKeepingBrowser(): Promise<Browser> {
  const found = findTestBrowser();
  if ("complaint" in found) throw new Error(found.complaint);
  return chromium.launch({
    executablePath: found.path,
    headless: false,
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** Opens a page whose clock stands at `now` until `moveClock`; its timers are the browser's own. */
export async function openKeptPage(browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  await context.addInitScript((start) => {
    if (!location.protocol.startsWith("http")) return;
    Date.now = () => start + Number(localStorage.getItem("passed"));
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  }, now * 1000);
  return { context, page: await context.newPage() };
}

/** Moves the clock of all pages of the site to so many seconds after `now`. */
export async function moveClock(page: Page, seconds: number): Promise<void> {
  await page.evaluate((passed) => localStorage.setItem("passed", String(passed)), seconds * 1000);
}

/** Goes back to a page that the browser has kept; waits forever for one that is loaded anew. */
export async function returnToKept(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => Reflect.get(window, "persisted") === true);
}
