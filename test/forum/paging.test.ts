import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paginate } from "../../scripts/forum/paging.ts";

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe("pages", () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [19, [19]],
    [20, [20]],
    [21, [20, 1]],
    [40, [20, 20]],
    [41, [20, 20, 1]],
  ])("of %i entries with 20 on a page hold %j", (length, sizes) => {
    const pages = paginate(list(length), 20);
    expect(pages.map(({ entries }) => entries.length)).toEqual(sizes);
    expect(pages.map(({ number }) => number)).toEqual(sizes.map((_, index) => index + 1));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([sizes.length]));
  });

  test("of size one hold one entry each", () => {
    expect(paginate(["a", "b"], 1)).toEqual([
      { number: 1, total: 2, entries: ["a"] },
      { number: 2, total: 2, entries: ["b"] },
    ]);
  });

  test("together are the list, and all but the last are full", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 500 }), fc.integer({ min: 1, max: 200 }), (entries, size) => {
        const pages = paginate(entries, size);
        expect(pages.flatMap((page) => page.entries)).toEqual(entries);
        for (const page of pages.slice(0, -1)) expect(page.entries).toHaveLength(size);
        expect(pages.at(-1)?.entries.length).toBeLessThanOrEqual(size);
        expect(pages.length === 1 || (pages.at(-1)?.entries.length ?? 0) > 0).toBe(true);
      }),
    );
  });
});
