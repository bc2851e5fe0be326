import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findTestBrowser } from "../runner/find-browser.ts";
import { now as defaultNow } from "../site/site.ts";

/** Headless, with nothing that reaches out by itself: no updates, no sync, and no name but this machine's is resolved. */
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

/** Starts a browser with an empty profile; rejects with one sentence where there is none. To be closed by the caller. */
export async function openBrowser(): Promise<Browser> {
  const found = findTestBrowser();
  if ("complaint" in found) throw new Error(found.complaint);
  return chromium.launch({ executablePath: found.path, headless: false, args: flags });
}

export interface PageOptions extends BrowserContextOptions {
  /** Seconds since the epoch: the page's clock stands there until the test moves it with `page.clock`. */
  readonly now?: number;
}

/** A page and all that happened in it since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  /** Host and port of every request, those that failed too. */
  readonly hosts: ReadonlySet<string>;
  /** What the content policy refused: directive, blocked address and sample. */
  readonly violations: readonly string[];
  /** Console errors and uncaught exceptions. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a page of its own context: no cookies, storage or cache are shared with another. */
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

/** Makes the page's clock stand at `now` (seconds since the epoch); timers wait for `page.clock.runFor` and its kind. */
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

/** Makes the window as high as the page, since entries out of sight have neither place nor text; gives back how to undo it. */
export async function showWhole(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, height: 10_000 });
  // A picture is drawn of frames; scripts, which could wait for these, may be off.
  for (let frame = 0; frame < 2; frame++) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return () => page.setViewportSize(size);
}
