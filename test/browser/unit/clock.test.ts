import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followClock } from "../../../scripts/browser/clock.ts";

const start = 1_795_737_600_000;
const day = 86_400_000;

class Page extends EventTarget {
  hidden = false;
  setHidden(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Page;
let frame: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page = new Page();
  frame = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The moments, in milliseconds since the start, at which an update was asked for. */
function follow(next: (now: number) => number) {
  const moments: number[] = [];
  const run = followClock((now) => {
    moments.push(now - start);
    return next(now);
  });
  return { moments, run };
}

describe("following the clock", () => {
  test("updates at once and then when the next change is due, no more", () => {
    const { moments } = follow((now) => now + 1000 - (now % 1000));
    vi.advanceTimersByTime(2500);
    expect(moments).toEqual([0, 1000, 2000]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test("starts no timer when nothing more is due", () => {
    follow(() => Number.POSITIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
    follow(() => Number.NaN);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("waits for a change that is further away than a timer can be set", () => {
    const { moments } = follow(() => start + 100 * day);
    vi.advanceTimersByTime(24 * day);
    expect(moments).toEqual([0]);
    vi.advanceTimersByTime(day);
    expect(moments).toEqual([0, 2 ** 31 - 1]);
  });

  test("stops while the page is hidden and is right at once when it is shown", () => {
    const { moments } = follow((now) => now + 1000);
    page.setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(600_000);
    page.setHidden(false);
    expect(moments.at(-1)).toBe(600_000);
    vi.advanceTimersByTime(1000);
    expect(moments.at(-1)).toBe(601_000);
  });

  test("is right at once when the page comes back from the cache", () => {
    const { moments } = follow(() => Number.POSITIVE_INFINITY);
    vi.setSystemTime(start + 9 * day);
    frame.dispatchEvent(new Event("pageshow"));
    expect(moments).toEqual([0, 9 * day]);
  });

  test("updates out of turn when asked, and still has one timer", () => {
    const { moments, run } = follow((now) => now + 1000);
    vi.advanceTimersByTime(400);
    run();
    expect(moments).toEqual([0, 400]);
    expect(vi.getTimerCount()).toBe(1);
  });
});
