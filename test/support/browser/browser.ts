import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findTestBrowser } from "../runner/find-browser.ts";
import { now as defaultNow } from "../site/site.ts";

/** Headless and without background requests: no updates, no sync, and DNS only for this machine. */
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/**
 * Starts a browser with an empty profile. Rejects with one sentence if there is none. The caller
 * closes it.
 */
export async function openBrowser(): Promise<Browser> {
  const found = findTestBrowser();
  if ("complaint" in found) throw new Error(found.complaint);
  return chromium.launch({ executablePath: found.path, headless: false, args: flags });
}

export interface PageOptions extends BrowserContextOptions {
  /**
   * Seconds since the epoch. The page's clock is fixed until the test moves it with `page.clock`.
   */
  readonly now?: number;
}

/** A page and all its events since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  /** Host and port of every request, including failed ones. */
  readonly hosts: ReadonlySet<string>;
  /** Policy violations: directive, blocked address and sample. */
  readonly violations: readonly string[];
  /** Console errors and uncaught exceptions. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a page in its own context, without shared cookies, storage or cache. */
export async function openPage(browser: Browser, { now, ...contextOptions }: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(contextOptions);
  const hosts = new Set<string>();
  const violations: string[] = [];
  const errors: string[] = [];
  context.on("request", (request) => hosts.add(new URL(request.url()).host));
  context.on("weberror", (error) => errors.push(error.error().message));
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await context.exposeFunction("recordViolation", (violation: string) => violations.push(violation));
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  if (now !== undefined) await fixClock(page, now);
  return { page, hosts, violations, errors, close: () => context.close() };
}

/** Fixes the page's clock at `now` (seconds since the epoch). Timers wait for `page.clock`. */
async function fixClock(page: Page, now: number): Promise<void> {
  await page.clock.install({ time: (now - 1) * 1000 });
  await page.clock.pauseAt(now * 1000);
}

/** Runs in the page. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
    const record: unknown = Reflect.get(window, "recordViolation");
    if (typeof record === "function") record([effectiveDirective, blockedURI, sample].join(" ").trim());
  });
}

/** A page whose clock the test sets before each address. */
export interface Reader extends WatchedPage {
  /** Loads an address with the clock at `moment`, in seconds since the epoch. */
  readonly visit: (address: string, moment?: number) => Promise<void>;
}

/** Opens one page for many tests. A page for each would take most of their time. */
export async function openReader(browser: Browser, options: BrowserContextOptions = {}): Promise<Reader> {
  const watched = await openPage(browser, { ...options, now: defaultNow });
  const visit = async (address: string, moment = defaultNow) => {
    await watched.page.clock.setSystemTime(moment * 1000);
    await watched.page.goto(address);
  };
  return { ...watched, visit };
}

/**
 * Makes the window as high as the page, since entries outside it have no layout and no text.
 * Returns a function to undo it.
 */
export async function showWhole(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, height: 10_000 });
  // A screenshot waits for frames. Scripts could wait too, but may be off.
  for (let frame = 0; frame < 2; frame++) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return () => page.setViewportSize(size);
}
