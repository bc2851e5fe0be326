import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { divideItems } from "../../../scripts/search/index/divide.ts";
import { decodeShard, encodeShard } from "../../../scripts/search/index/shards.ts";

/** Any text without spaces, and many that share a start. */
const term = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }).map((text) => text.replaceAll(" ", "x")),
  fc.stringMatching(/^[ab]{1,8}$/),
  fc.integer({ min: 60, max: 70 }).map((length) => `${"ا".repeat(length)}ب`),
);

describe("a shard", () => {
  it("writes what a term shares with the term before as a digit", () => {
    const terms = [
      { term: "#php", list: "A" },
      { term: "page", list: "D" },
      { term: "pages", list: "!AAAAAAAA!BBBBBBBB!9" },
    ];
    expect(encodeShard(terms)).toBe('["A#php Apage Es","A D !AAAAAAAA!BBBBBBBB!9"]');
    expect(decodeShard('["A#php Apage Es","A D !AAAAAAAA!BBBBBBBB!9"]')).toEqual(terms);
  });

  it("decodes as it was", () => {
    const lists = fc.constantFrom("A", "gB", "!AAAAAAAA!BBBBBBBB!9");
    const shards = fc.tuple(fc.uniqueArray(term, { minLength: 1 }), fc.infiniteStream(lists));
    fc.assert(
      fc.property(shards, ([terms, stream]) => {
        const all = terms.sort().map((name) => ({ term: name, list: stream.next().value }));
        expect(decodeShard(encodeShard(all))).toEqual(all);
      }),
    );
  });

  test.each(["{}", '["Apage"]', '["Apage As","A"]'])("is refused if it cannot be one: %s", (json) => {
    expect(() => decodeShard(json)).toThrow(TypeError);
  });
});

describe("a division", () => {
  const groups = (items: readonly number[]) => [
    ...divideItems(items, { isBoundary: (item) => item > 9, measure: (item) => item % 10, limit: 10 }),
  ];

  it("starts a group at a boundary and before an item that is too much", () => {
    expect(groups([])).toEqual([]);
    expect(groups([4, 6, 1, 12, 8, 1, 19])).toEqual([[4, 6], [1], [12, 8], [1], [19]]);
  });

  it("keeps an item that is too large alone", () => {
    const alone = [...divideItems([30, 1, 30], { isBoundary: () => false, measure: (item) => item, limit: 10 })];
    expect(alone).toEqual([[30], [1], [30]]);
  });

  it("does not depend on what is before a boundary", () => {
    const items = fc.array(fc.nat(20));
    fc.assert(
      fc.property(items, items, (before, after) => {
        const boundary = 13;
        expect(groups([...before, boundary, ...after])).toEqual([...groups(before), ...groups([boundary, ...after])]);
      }),
    );
  });
});
