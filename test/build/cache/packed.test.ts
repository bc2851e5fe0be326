import { describe, expect, test } from "vitest";
import { pack, repack, unpack } from "../../../scripts/build/cache/packed.ts";

const values = [{ title: "پرسش" }, new Map([["a", 1]]), "", "x".repeat(200_000), undefined, [1, 2]];
const readAll = (packed: ReturnType<typeof pack>) => Array.from(packed.ends, (_, index) => unpack(packed, index));

describe("packed values", () => {
  test("are read one by one", () => {
    expect(readAll(pack(values))).toEqual(values);
    expect(readAll(pack([]))).toEqual([]);
  });

  test("are undefined outside of the list", () => {
    expect(unpack(pack(values), values.length)).toBeUndefined();
  });

  test.each([
    ["none", []],
    ["the first", [[0, "longer than before"]]],
    [
      "several, in any order",
      [
        [5, null],
        [1, "y".repeat(1000)],
        [2, 7],
      ],
    ],
    ["all", values.map((_, index) => [index, index])],
  ] as const)("are replaced: %s", (_, changed) => {
    const replaced = new Map<number, unknown>(changed as readonly (readonly [number, unknown])[]);
    const expected = values.map((value, index) => (replaced.has(index) ? replaced.get(index) : value));
    const parts = values.map((_, place) => (replaced.has(place) ? { value: replaced.get(place) } : { place }));
    const repacked = repack(pack(values), parts);
    expect(readAll(repacked)).toEqual(expected);
    expect(Buffer.compare(repacked.bytes, pack(expected).bytes)).toBe(0);
  });

  test("move, and are left out", () => {
    expect(readAll(repack(pack(values), [{ place: 5 }, { value: "new" }, { place: 0 }, { place: 5 }]))).toEqual([
      [1, 2],
      "new",
      values[0],
      [1, 2],
    ]);
  });
});
