import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as en from "../../scripts/locale/en.ts";
import * as fa from "../../scripts/locale/fa.ts";
import { formatAge, secondsUntilNextAge } from "../../scripts/text/age.ts";

const day = 86_400;
const year = 365 * day;

describe("the age of an event", () => {
  it.each([
    [0, "همین حالا"],
    [0.4, "همین حالا"],
    [-0.4, "همین حالا"],
    [-0, "همین حالا"],
    [44, "همین حالا"],
    [59, "همین حالا"],
    [60, "۱ دقیقه پیش"],
    [3594, "۵۹ دقیقه پیش"],
    [3599, "۵۹ دقیقه پیش"],
    [3600, "۱ ساعت پیش"],
    [86_340, "۲۳ ساعت پیش"],
    [86_399, "۲۳ ساعت پیش"],
    [86_400, "۱ روز پیش"],
    [604_799, "۶ روز پیش"],
    [604_800, "۱ هفته پیش"],
    [2_591_999, "۴ هفته پیش"],
    [2_627_999, "۴ هفته پیش"],
    [2_628_000, "۱ ماه پیش"],
    [31_535_999, "۱۱ ماه پیش"],
    [31_536_000, "۱ سال پیش"],
    [12 * year, "۱۲ سال پیش"],
  ])("rounds %d s down to the largest unit that fits", (seconds, label) => {
    expect(formatAge(fa, seconds, false)).toBe(label);
  });

  it("reads as now if the reader's clock is up to an hour behind", () => {
    expect(formatAge(fa, -3, false)).toBe("همین حالا");
    expect(formatAge(fa, -90, false)).toBe("همین حالا");
    expect(formatAge(fa, -3600, false)).toBe("همین حالا");
  });

  it("gives no age for an event further ahead", () => {
    expect(formatAge(fa, -3601, false)).toBeUndefined();
    expect(formatAge(fa, -26 * 3600, false)).toBeUndefined();
    expect(formatAge(fa, -3601, true)).toBeUndefined();
  });

  it("counts a date without a time in days, never in hours", () => {
    expect(formatAge(fa, 0, true)).toBe("امروز");
    expect(formatAge(fa, 3 * 3600, true)).toBe("امروز");
    expect(formatAge(fa, day - 1, true)).toBe("امروز");
    expect(formatAge(fa, day, true)).toBe("۱ روز پیش");
  });

  it("uses the plural of a language that has one", () => {
    expect(formatAge(en, 60, false)).toBe("1 minute ago");
    expect(formatAge(en, 120, false)).toBe("2 minutes ago");
  });

  it("never decreases as the event grows older", () => {
    fc.assert(
      fc.property(anySeconds(), anySeconds(), fc.boolean(), (a, b, dayOnly) => {
        expect(rank(Math.min(a, b), dayOnly)).toBeLessThanOrEqual(rank(Math.max(a, b), dayOnly));
      }),
    );
  });
});

describe("the wait for the next age", () => {
  it.each([
    [0, false, 60],
    [3599, false, 1],
    [4 * 7 * day, false, 2_628_000 - 4 * 7 * day],
    [11 * 2_628_000, false, 2_628_000],
    [0, true, day],
    [-3700, false, 100],
    [-3600, false, 3660],
    [59.75, false, 0.25],
  ])("from %d s on (day only: %s) is %d s", (seconds, dayOnly, wait) => {
    expect(secondsUntilNextAge(seconds, dayOnly)).toBe(wait);
  });

  it("is exact: the label stays until then and changes then", () => {
    fc.assert(
      fc.property(anySeconds(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.boolean(), (seconds, part, dayOnly) => {
        const wait = secondsUntilNextAge(seconds, dayOnly);
        const label = formatAge(fa, seconds, dayOnly);
        expect(wait).toBeGreaterThan(0);
        expect(formatAge(fa, seconds + Math.floor(wait * part), dayOnly)).toBe(label);
        expect(formatAge(fa, seconds + wait, dayOnly)).not.toBe(label);
      }),
    );
  });
});

/** Whole seconds: half near a boundary, half anywhere. */
function anySeconds(): fc.Arbitrary<number> {
  const boundaries = [-3600, 0, 60, 3600, day, 7 * day, 2_628_000, year].flatMap((boundary) => [1, 2, 3, 5].map((n) => boundary * n));
  const near = fc.tuple(fc.constantFrom(...boundaries), fc.integer({ min: -2, max: 2 })).map(([boundary, step]) => boundary + step);
  return fc.oneof(near, fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 0, max: 40 * year }));
}

/** A label as numbers: the index of its unit, then its count. */
function rank(seconds: number, dayOnly: boolean): number {
  const at = (place: number) => ({ other: `${place}{count}` });
  const ages = { now: "0", today: "0", minutes: at(1), hours: at(2), days: at(3), weeks: at(4), months: at(5), years: at(6) };
  const label = formatAge({ digits: en.digits, plural: en.plural, ages }, seconds, dayOnly);
  if (label === undefined) return -1;
  return Number(label.slice(0, 1)) * 1000 + Number(label.slice(1));
}
