import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EntryNumbers, matchesFilter } from "../../scripts/listing/filter.ts";
import { decodeNumbers, decodeTags, encodeNumbers, encodeTags } from "../../scripts/listing/filter-codec.ts";

const now = 1_795_737_600;
const day = 86_400;

const entries = fc
  .array(
    fc.record({ at: fc.integer({ min: now - 3000 * day, max: now }), solved: fc.boolean(), closed: fc.boolean(), answered: fc.boolean() }),
  )
  .map((list) => list.sort((one, other) => other.at - one.at));

const readBack = (list: readonly EntryNumbers[]) =>
  decodeNumbers(encodeNumbers({ version: "v", shardVersions: [], entries: list }, now)).entries;

describe("numbers of a tag", () => {
  test("hold the version, the versions of the shards and the state of every entry", () => {
    fc.assert(
      fc.property(entries, fc.array(fc.stringMatching(/^[\w-]{2}$/)), (list, shardVersions) => {
        const read = decodeNumbers(encodeNumbers({ version: "aB3_-x", shardVersions, entries: list }, now));
        expect(read.version).toBe("aB3_-x");
        expect(read.shardVersions).toEqual(shardVersions);
        expect(read.entries.map(({ at, ...state }) => state)).toEqual(list.map(({ at, ...state }) => state));
      }),
    );
  });

  test("hold the time of every entry of the last year, to the second", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const recent = list.filter(({ at }) => at >= now - 365 * day).map(({ at }) => at);
        expect(
          readBack(list)
            .map(({ at }) => at)
            .slice(0, recent.length),
        ).toEqual(recent);
      }),
    );
  });

  test("match the same windows as the entries themselves at any time", () => {
    const times = fc.constantFrom("" as const, "day" as const, "week" as const, "month" as const, "quarter" as const, "year" as const);
    const displays = fc.constantFrom("" as const, "solved" as const, "unsolved" as const, "unanswered" as const, "closed" as const);
    fc.assert(
      fc.property(entries, times, displays, fc.integer({ min: now - day, max: now + 800 * day }), (list, time, display, later) => {
        const match = (entry: EntryNumbers) => matchesFilter(entry, { time, display }, later);
        expect(readBack(list).map(match)).toEqual(list.map(match));
      }),
    );
  });

  test("leave out the time of entries that are older than every window", () => {
    const old = Array.from({ length: 1000 }, (_, index) => ({
      at: now - (400 + index) * day,
      solved: false,
      closed: false,
      answered: true,
    }));
    const packed: unknown = JSON.parse(encodeNumbers({ version: "v", shardVersions: [], entries: old }, now));
    expect(packed).toMatchObject({ gaps: "" });
  });

  test("count in minutes if every time is a whole minute", () => {
    const list = [0, 60, 3600].map((age) => ({ at: now - age, solved: false, closed: false, answered: true }));
    expect(JSON.parse(encodeNumbers({ version: "v", shardVersions: [], entries: list }, now))).toMatchObject({ unit: 60, gaps: "AB7B" });
    expect(readBack(list)).toEqual(list);
  });

  test.each(["", "null", "[]", "{}", "<!doctype html>", '{"version":"v","shards":"","newest":"1","unit":1,"gaps":"","flags":""}'])(
    "are refused if they are invalid: %j",
    (json) => {
      expect(() => decodeNumbers(json)).toThrow();
    },
  );
});

const tag = fc.record({
  slug: fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "پایگاه-داده")),
  label: fc.string(),
  firstRows: fc.constantFrom("", "a_"),
  positions: fc.uniqueArray(fc.nat({ max: 100_000 })).map((list) => list.sort((one, other) => one - other)),
});

test("decodes the other tags of a listing that it encoded", () => {
  fc.assert(
    fc.property(fc.record({ version: fc.string(), tags: fc.array(tag) }), (tags) => {
      expect(decodeTags(encodeTags(tags))).toEqual(tags);
    }),
  );
});

test.each(["", "null", "{}", '{"version":"v","tags":[["php","php"]]}', '{"version":"v","tags":[["php","php","=",""]]}'])(
  "refuses invalid text: %j",
  (json) => {
    expect(() => decodeTags(json)).toThrow();
  },
);
