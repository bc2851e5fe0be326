import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCountdown } from "../../scripts/text/countdown.ts";

describe("the countdown", () => {
  it("splits the time left into four units", () => {
    expect(splitCountdown(3 * 86_400 + 11 * 3600 + 42 * 60 + 7)).toEqual({ days: 3, hours: 11, minutes: 42, seconds: 7 });
  });

  it("counts more days than a timer can wait", () => {
    expect(splitCountdown(1234 * 86_400).days).toBe(1234);
  });

  it.each([0, -0, -1, -90_000, Number.NaN])("is zero for %d", (seconds) => {
    expect(splitCountdown(seconds)).toStrictEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it("is zero only when no time is left", () => {
    expect(splitCountdown(0.001).seconds).toBe(1);
    expect(splitCountdown(59.2)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  });

  it("counts every second", () => {
    fc.assert(
      fc.property(fc.nat(), (left) => {
        const { days, hours, minutes, seconds } = splitCountdown(left);
        expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(left);
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      }),
    );
  });
});
