import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hash32 } from "../../../scripts/search/index/hash.ts";
import { assignSlots, findSlotBits } from "../../../scripts/search/index/slots.ts";

test("hashes a text to 32 bits", () => {
  expect(["", "a", "b", "سلام"].map(hash32)).toEqual([0xab3e7c0b, 0x1a80b1b3, 0x82c46232, 0x2a2967b7]);
});

/** Two texts with one hash: FNV-1a of 32 bits collides, and the finaliser is a bijection. */
const twins = ["costarring", "liquid"] as const;

describe("the slots of documents", () => {
  test.each([
    [0, 8],
    [1, 8],
    [128, 8],
    [129, 9],
    [256, 9],
    [257, 10],
    [100_000, 18],
  ])("of %i documents have %i bits", (count, bits) => {
    expect(findSlotBits(count)).toBe(bits);
  });

  it("are the highest bits of the hashes", () => {
    const { bits, slots } = assignSlots(["a", "b", "سلام"]);
    expect(bits).toBe(8);
    expect([...slots]).toEqual([
      ["a", 0x1a],
      ["سلام", 0x2a],
      ["b", 0x82],
    ]);
  });

  it("follow each other in the order of the slugs if the hashes are equal", () => {
    expect(hash32(twins[0])).toBe(hash32(twins[1]));
    const slot = hash32(twins[0]) >>> 24;
    const expected = [
      ["costarring", slot],
      ["liquid", slot + 1],
    ];
    expect([...assignSlots(twins).slots]).toEqual(expected);
    expect([...assignSlots([...twins].reverse()).slots]).toEqual(expected);
  });

  it("do not depend on the order of the documents, and differ", () => {
    const slugs = fc.uniqueArray(fc.string(), { maxLength: 400 });
    fc.assert(
      fc.property(slugs, (all) => {
        const { bits, slots } = assignSlots(all);
        const numbers = [...slots.values()];
        expect([...assignSlots([...all].reverse()).slots]).toEqual([...slots]);
        expect(new Set(numbers).size).toBe(all.length);
        expect(Math.max(0, ...numbers)).toBeLessThan(2 ** bits + all.length);
      }),
    );
  });

  it("move only between a new document and the next free slot", () => {
    const before = assignSlots(["liquid", "a"]);
    const after = assignSlots(["liquid", "a", "costarring"]);
    const slot = hash32("liquid") >>> 24;
    expect(Object.fromEntries(before.slots)).toMatchObject({ liquid: slot });
    expect(Object.fromEntries(after.slots)).toEqual({ ...Object.fromEntries(before.slots), costarring: slot, liquid: slot + 1 });
  });
});
