import type { Page } from "playwright-core";

/** Counts the timers of a page from its next load on. After `openPage`, so that the timers of a page's own clock are those counted. */
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

/** The delays, in milliseconds, of the timers that the page waits for, and the most that it had at one time; an interval is endless. */
export async function readTimers(page: Page): Promise<{ readonly delays: readonly number[]; readonly most: number }> {
  return page.evaluate(() => {
    const read: unknown = Reflect.get(window, "readTimers");
    if (typeof read !== "function") throw new Error("the timers of this page are not watched");
    return read();
  });
}
