/** The longest delay of a timer: a signed number of 32 bits (HTML, "timers"); a longer one fires at once. */
const longestDelay = 2 ** 31 - 1;

/**
 * Calls `update` with the time in milliseconds, at once and then at each moment that it answers with; one that is not finite is the
 * last. There is no timer while the page is hidden; when it is shown again, also from the back/forward cache, `update` is called at
 * once. The result calls it out of turn.
 */
export function followClock(update: (now: number) => number): () => void {
  let timer = 0;
  const run = () => {
    clearTimeout(timer);
    const now = Date.now();
    const due = update(now);
    if (!document.hidden && Number.isFinite(due)) timer = window.setTimeout(run, Math.min(due - now, longestDelay));
  };
  document.addEventListener("visibilitychange", run);
  addEventListener("pageshow", run);
  run();
  return run;
}
