import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeTags, encodeTags } from "../../scripts/listing/tag-codec.ts";

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
  "refuses what is something else: %j",
  (json) => {
    expect(() => decodeTags(json)).toThrow();
  },
);
