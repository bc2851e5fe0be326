import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findTestBrowser } from "../runner/find-browser.ts";
import { now } from "../site/site.ts";

/**
 * Starts a browser with a back/forward cache, like a reader's. Automation turns it off by default.
 * The caller closes the browser.
 */
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

/**
 * Opens a page with the clock fixed at `now` until `moveClock`. Its timers are the browser's own.
 */
export async function openKeptPage(browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  await context.addInitScript((start) => {
    if (!location.protocol.startsWith("http")) return;
    Date.now = () => start + Number(localStorage.getItem("passed"));
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  }, now * 1000);
  return { context, page: await context.newPage() };
}

/** Moves the clock of all pages of the site to the given seconds after `now`. */
export async function moveClock(page: Page, seconds: number): Promise<void> {
  await page.evaluate((passed) => localStorage.setItem("passed", String(passed)), seconds * 1000);
}

/** Goes back to a page in the back/forward cache. Waits forever if the page is reloaded. */
export async function returnToKept(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => Reflect.get(window, "persisted") === true);
}
