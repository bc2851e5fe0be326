import type { Page } from "playwright-core";

/** A change in a page. */
export interface Change {
  /** The page's clock in milliseconds. */
  readonly at: number;
  /** Slug of the surrounding entry, if there is one. */
  readonly slug?: string;
  /** Class of the changed element, or its name. */
  readonly part: string;
  /** Its new text. */
  readonly text: string;
}

/** Starts to record all changes in the page: elements, texts and attributes. */
export async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: unknown[] = [];
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const address = element?.closest(".entry")?.querySelector("a.title")?.getAttribute("href");
      const part = element?.className || target.nodeName;
      changes.push({ at: Date.now(), part, text: target.textContent, ...(address && { slug: address.split("/").at(-2) }) });
    };
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { changes });
  });
}

/** The changes since `watchChanges`, in order. */
export async function readChanges(page: Page): Promise<readonly Change[]> {
  return page.evaluate(() => Reflect.get(window, "changes"));
}

/** Counts a page's timers from its next load on. Call it after `openPage`, which sets the clock. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Map<number, number>();
    let most = 0;
    const { setTimeout, setInterval, clearTimeout } = window;
    const start = (handler: () => void, delay = 0): number => {
      const timer = Number(
        setTimeout(() => {
          pending.delete(timer);
          handler();
        }, delay),
      );
      pending.set(timer, delay);
      most = Math.max(most, pending.size);
      return timer;
    };
    const stop = (timer: number) => {
      pending.delete(timer);
      clearTimeout(timer);
    };
    const repeat = (handler: () => void, delay: number) => {
      most = Number.POSITIVE_INFINITY;
      return setInterval(handler, delay);
    };
    const read = () => ({ delays: [...pending.values()], most });
    Object.assign(window, { setTimeout: start, setInterval: repeat, clearTimeout: stop, readTimers: read });
  });
}

/**
 * The delays of the page's pending timers in milliseconds, and the maximum number at one time. An
 * interval is endless.
 */
export async function readTimers(page: Page): Promise<{ readonly delays: readonly number[]; readonly most: number }> {
  return page.evaluate(() => {
    const read: unknown = Reflect.get(window, "readTimers");
    if (typeof read !== "function") throw new Error("the timers of this page are not watched");
    return read();
  });
}
