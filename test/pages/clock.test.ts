import { describe, expect, test } from "vitest";
import { requireLocale } from "../../scripts/locale/locales.ts";
import { createClock } from "../../scripts/pages/clock.ts";

const now = 1_795_737_600;
const english = requireLocale("en");
const ask = (at: number, dayOnly = false) => {
  const clock = createClock(now);
  return [clock.readAge(english, { at, dayOnly }), clock.findEnd() - now];
};

describe("a clock", () => {
  test("is valid until an age changes", () => {
    expect(ask(now)).toEqual(["just now", 60]);
    expect(ask(now - 3599)).toEqual(["59 minutes ago", 1]);
    expect(ask(now - 3600)).toEqual(["1 hour ago", 3600]);
    expect(ask(now, true)).toEqual(["today", 86_400]);
    expect(ask(now + 3601)).toEqual([undefined, 1]);
  });

  test("is valid as long as all its answers", () => {
    const clock = createClock(now);
    expect(clock.findEnd()).toBe(Number.POSITIVE_INFINITY);
    clock.readAge(english, { at: now - 400 * 86_400, dayOnly: false });
    clock.readAge(english, { at: now - 90, dayOnly: false });
    clock.readAge(english, { at: now - 86_400, dayOnly: false });
    expect(clock.findEnd()).toBe(now + 30);
    expect(clock.readSecond()).toBe(now);
    expect(clock.findEnd()).toBe(now + 1);
    expect(clock.copy().findEnd()).toBe(Number.POSITIVE_INFINITY);
  });
});
