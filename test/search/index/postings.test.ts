import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createPostingEncoder } from "../../../scripts/search/index/encode-postings.ts";
import { createListEncoder } from "../../../scripts/search/index/encode-term-list.ts";
import { decodePostings, levelCount, mergePostings } from "../../../scripts/search/index/postings.ts";
import { decodeListFile, formatLongList, parseTermList } from "../../../scripts/search/index/term-list.ts";
import { lowLimits, readFile } from "./made-index.ts";

const encode = createPostingEncoder();

/** Up to the highest slot that fits in 32 bits. */
const lists = fc
  .uniqueArray(fc.tuple(fc.oneof(fc.nat(300), fc.nat(2 ** 29 - 1)), fc.nat(levelCount - 1)), { selector: ([slot]) => slot, maxLength: 80 })
  .map((pairs) => Uint32Array.from(pairs, ([slot, level]) => slot * levelCount + level).sort());

describe("a list", () => {
  it("holds skipped slots times eight plus the level", () => {
    expect(encode(Uint32Array.from([3, 8, 16 + 7, 800]))).toBe("DAHoY");
    expect(encode(Uint32Array.from([]))).toBe("");
    expect(encode(Uint32Array.from([2 ** 32 - 1]))).toBe("______D");
  });

  it("decodes as it was", () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(Array.from(decodePostings(encode(list)))).toEqual(Array.from(list));
      }),
    );
  });

  test.each(["A=", "A B", "ا", "Ag"])("is refused if it cannot be one: %j", (text) => {
    expect(() => decodePostings(text)).toThrow(TypeError);
  });

  it("merges with the list of other documents", () => {
    const splits = fc.tuple(lists, fc.array(fc.boolean()));
    fc.assert(
      fc.property(splits, ([list, firsts]) => {
        const isFirst = (_: number, index: number) => firsts[index] ?? false;
        const merged = mergePostings(
          list.filter(isFirst),
          list.filter((posting, index) => !isFirst(posting, index)),
        );
        expect(Array.from(merged)).toEqual(Array.from(list));
      }),
    );
  });
});

describe("a long list", () => {
  const encodeAll = (list: Uint32Array) => {
    const files = new Map<string, string>();
    const encoded = createListEncoder((name, content) => files.set(name, content), lowLimits)(list);
    return { encoded, files };
  };

  it("stays in the shard up to the limit", () => {
    const twelve = Uint32Array.from({ length: 12 }, (_, slot) => slot * levelCount);
    expect(encodeAll(twelve)).toEqual({ encoded: "AAAAAAAAAAAA", files: new Map() });
    expect(encodeAll(Uint32Array.from([...twelve, 96])).encoded).toMatch(/^![\w-]{8}![\w-]{8}!13$/);
  });

  it("has the postings of the highest levels in one file, then those of the lowest slots", () => {
    const levels = [1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1];
    const { encoded, files } = encodeAll(Uint32Array.from(levels, (level, slot) => slot * levelCount + level));
    const list = parseTermList(encoded);
    if (!("best" in list)) throw new Error("not a long list");
    const show = (name: string) => Array.from(decodeListFile(readFile(files, name)), (posting) => `${posting >> 3}:${posting % 8}`);
    expect(show(list.best)).toEqual(["0:1", "1:5", "10:6"]);
    expect(show(list.rest)).toEqual(["2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1", "9:1", "11:1", "12:1"]);
    expect(list.count).toBe(13);
  });

  it("keeps every posting once", () => {
    fc.assert(
      fc.property(lists, (postings) => {
        const { encoded, files } = encodeAll(postings);
        const list = parseTermList(encoded);
        const read = (name: string) => decodeListFile(readFile(files, name));
        const all = "best" in list ? mergePostings(read(list.best), read(list.rest)) : decodePostings(list.postings);
        expect(Array.from(all)).toEqual(Array.from(postings));
        if ("best" in list) expect([list.count, read(list.best).length]).toEqual([postings.length, Math.min(3, postings.length)]);
      }),
    );
  });

  it("is written as the names of its files and the number of documents", () => {
    const list = { best: "AAAA-__a", rest: "BBBBcccc", count: 70_000 };
    expect(formatLongList(list)).toBe("!AAAA-__a!BBBBcccc!70000");
    expect(parseTermList("!AAAA-__a!BBBBcccc!70000")).toEqual(list);
    expect(parseTermList("DA")).toEqual({ postings: "DA" });
  });
});
