import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText } from "../../scripts/text/code-point-order.ts";
import { compareNames } from "../../scripts/text/name-order.ts";

const sort = (...names: readonly string[]) => [...names].sort(compareNames);

describe("the order of names", () => {
  it.each([
    ["Latin digits", ["1.md", "2.md", "10.md", "100.md"]],
    ["Persian digits", ["۱.md", "۲.md", "۱۰.md"]],
    ["Arabic digits", ["٩-سارة.md", "١٠-سارة.md"]],
    ["digits of several scripts", ["1.md", "۲.md", "٣.md", "10.md", "۱۱.md"]],
    ["several numbers", ["3-2-1", "3-2-10", "3-10-1"]],
    ["versions", ["php-7.4", "php-7.33", "php-8"]],
    ["a number after a letter", ["answer-9.md", "answer-10.md", "answers.md"]],
    ["numbers between other names", ["+", "9", "10", "Z", "a", "a-b", "a1", "b", "ب", "پ", "ﭐ", "𐎀"]],
    ["a prefix", ["", "1", "1-a", "1a"]],
    ["equal numbers: the first by code point", ["01", "1", "٠١", "۰۰۱"]],
    ["a letter after equal numbers", ["۰1a", "1b", "01c"]],
  ])("is by value: %s", (_, ordered) => {
    expect(sort(...ordered.toReversed())).toEqual(ordered);
  });

  it("loses no digit of a long number", () => {
    const long = "9".repeat(400);
    expect(sort(`${long}1`, `${long}0`, long, `1${"0".repeat(400)}`)).toEqual([long, `1${"0".repeat(400)}`, `${long}0`, `${long}1`]);
  });

  it("is by code point for names without digits", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "B", "-", ".", "ک", "ی", "\u200c", "ﭐ", "𐎀") });
    fc.assert(fc.property(name, name, (a, b) => Math.sign(compareNames(a, b)) === Math.sign(compareText(a, b))));
  });

  it("is total", () => {
    const name = fc.string({ unit: fc.constantFrom("0", "1", "9", "۰", "۱", "٩", "-", "a", "ک", "ے", "𐎀"), maxLength: 6 });
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0);
        expect(compareNames(a, b) === 0).toBe(a === b);
        if (compareNames(a, b) < 0 && compareNames(b, c) < 0) expect(compareNames(a, c)).toBeLessThan(0);
      }),
      { numRuns: 20_000 },
    );
  });
});
