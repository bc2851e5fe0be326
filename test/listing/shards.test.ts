import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EntryNumbers } from "../../scripts/listing/filter.ts";
import { divideRows, shardSize } from "../../scripts/listing/shards.ts";

const entry = fc.record({ at: fc.constant(0), solved: fc.boolean(), closed: fc.boolean(), answered: fc.boolean() });
const entries = fc.array(entry, { maxLength: 200 });
const open: EntryNumbers = { at: 0, solved: false, closed: false, answered: true };

describe("shards of rows", () => {
  test("hold every entry once and stay within their size", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const shards = divideRows(list);
        const held = shards.flatMap(({ positions }) => positions).sort((one, other) => one - other);
        expect(held).toEqual(list.map((_, position) => position));
        expect(Math.max(0, ...shards.map(({ positions }) => positions.length))).toBeLessThanOrEqual(shardSize);
      }),
    );
  });

  test("have unique names", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const names = divideRows(list).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  test("change in only one shard when a new discussion comes first", () => {
    fc.assert(
      fc.property(entries, entry, (list, added) => {
        const before = new Map(divideRows(list).map(({ name, positions }) => [name, positions.map((position) => position + 1)]));
        const after = divideRows([added, ...list]);
        const changed = after.filter(({ name, positions }) => String(before.get(name)) !== String(positions));
        expect(changed).toHaveLength(1);
      }),
    );
  });

  test("keep entries of a rare state together", () => {
    const list = Array.from({ length: 1000 }, (_, index) => ({ ...open, closed: index % 100 === 0 }));
    const closed = divideRows(list).filter(({ positions }) => positions.some((position) => list[position]?.closed));
    expect(closed.map(({ name, positions }) => [name, positions.length])).toEqual([["rows-closed-0.json", 10]]);
  });

  test("count from the oldest entry of each state", () => {
    const list = Array.from({ length: shardSize + 2 }, () => open);
    expect(divideRows(list)).toEqual([
      { name: "rows-open-0.json", positions: Array.from({ length: shardSize }, (_, place) => shardSize + 1 - place) },
      { name: "rows-open-1.json", positions: [1, 0] },
    ]);
  });
});
