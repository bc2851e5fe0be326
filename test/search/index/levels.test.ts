import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findHalf, findLevel } from "../../../scripts/search/index/levels.ts";

describe("the level of a term in a document", () => {
  test.each([
    [1, 256, 2],
    [2, 256, 3],
    [5, 256, 4],
    [9, 256, 4],
    [1, 3, 3],
    [1, 4096, 0],
    [5, 4096, 1],
  ])("for %i occurrences in %i words is %i", (count, length, level) => {
    expect(findLevel(count, findHalf(length), false)).toBe(level);
  });

  test.each([
    [1, 256, 6],
    [3, 256, 7],
    [1, 4096, 5],
    [9, 4096, 6],
  ])("for %i occurrences in %i words and the title is %i", (count, length, level) => {
    expect(findLevel(count, findHalf(length), true)).toBe(level);
  });

  it("is the same for all lengths with the same nearest power of two", () => {
    const levels = (length: number) => [1, 2, 3, 5, 8].map((count) => findLevel(count, findHalf(length), false));
    expect(levels(182)).toEqual(levels(362));
    expect(levels(362)).not.toEqual(levels(363));
    expect(levels(0)).toEqual(levels(22));
  });

  it("is from 0 to 7, and grows with the occurrences", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(1_000_000), fc.boolean(), (count, length, isInTitle) => {
        const half = findHalf(length);
        const level = findLevel(count, half, isInTitle);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(7);
        expect(findLevel(count + 1, half, isInTitle)).toBeGreaterThanOrEqual(level);
        expect(findLevel(1, half, true)).toBeGreaterThan(findLevel(count, half, false));
      }),
    );
  });
});
