import type { Browser, BrowserContextOptions } from "playwright-core";
import { now } from "../site/site.ts";
import { openPage, type WatchedPage } from "./browser.ts";

/** A page whose clock stands where a test puts it, before each address that it opens. */
export interface Reader extends WatchedPage {
  /** Loads an address with the clock at `moment`, in seconds since the epoch. */
  readonly visit: (address: string, moment?: number) => Promise<void>;
}

/** Opens one page for many tests: a new one for each would take most of their time. */
export async function openReader(browser: Browser, options: BrowserContextOptions = {}): Promise<Reader> {
  const watched = await openPage(browser, { ...options, now });
  const visit = async (address: string, moment = now) => {
    await watched.page.clock.setSystemTime(moment * 1000);
    await watched.page.goto(address);
  };
  return { ...watched, visit };
}
