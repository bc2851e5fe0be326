import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followClock } from "../../../scripts/browser/clock.ts";
import { shownEntries } from "../../../scripts/browser/shown-entries.ts";

const start = 1_795_737_600_000;
const day = 86_400_000;

const page = { hidden: false };
let frame: EventTarget;

/** The event bubbles from the document to the window (HTML, "visibilitychange"). */
function setHidden(hidden: boolean): void {
  page.hidden = hidden;
  frame.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page.hidden = false;
  frame = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The times of all updates, in milliseconds since the start. */
function follow(next: (now: number) => number) {
  const moments: number[] = [];
  followClock((now) => {
    moments.push(now - start);
    return next(now);
  });
  return { moments };
}

describe("updates by the clock", () => {
  test("run at once and then only when the next change is due", () => {
    const { moments } = follow((now) => now + 1000 - (now % 1000));
    vi.advanceTimersByTime(2500);
    expect(moments).toEqual([0, 1000, 2000]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test("start no timer if no change is due", () => {
    follow(() => Number.POSITIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
    follow(() => Number.NaN);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("wait for a change that is beyond the range of a timer", () => {
    const { moments } = follow(() => start + 100 * day);
    vi.advanceTimersByTime(24 * day);
    expect(moments).toEqual([0]);
    vi.advanceTimersByTime(day);
    expect(moments).toEqual([0, 2 ** 31 - 1]);
  });

  test("stop while the page is hidden and run at once when it is shown", () => {
    const { moments } = follow((now) => now + 1000);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(600_000);
    setHidden(false);
    expect(moments.at(-1)).toBe(600_000);
    vi.advanceTimersByTime(1000);
    expect(moments.at(-1)).toBe(601_000);
  });

  test("run at once when the page comes back from the cache", () => {
    const { moments } = follow(() => Number.POSITIVE_INFINITY);
    vi.setSystemTime(start + 9 * day);
    frame.dispatchEvent(new Event("pageshow"));
    expect(moments).toEqual([0, 9 * day]);
  });

  test("run at once when entries were added, and still use one timer", () => {
    const { moments } = follow((now) => now + 1000);
    vi.advanceTimersByTime(400);
    frame.dispatchEvent(new Event(shownEntries));
    expect(moments).toEqual([0, 400]);
    expect(vi.getTimerCount()).toBe(1);
  });
});
