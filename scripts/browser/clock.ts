import { shownEntries } from "./shown-entries.ts";

/**
 * The longest delay of a timer, a signed 32-bit number (HTML, "timers"). A longer one fires at
 * once.
 */
const longestDelay = 2 ** 31 - 1;

/**
 * Calls `update` with the time in milliseconds: at once, and then whenever it last returned; a time
 * that is not finite ends it. A hidden page has no timer. When the page is shown again, also from
 * the back/forward cache, and when entries were added, `update` runs at once.
 */
export function followClock(update: (now: number) => number): void {
  let timer = 0;
  const run = () => {
    clearTimeout(timer);
    const now = Date.now();
    const due = update(now);
    if (!document.hidden && Number.isFinite(due)) timer = window.setTimeout(run, Math.min(due - now, longestDelay));
  };
  for (const sign of ["visibilitychange", "pageshow", shownEntries]) addEventListener(sign, run);
  run();
}
