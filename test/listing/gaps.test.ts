import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeGaps, encodeGaps } from "../../scripts/listing/gaps.ts";

test("decodes any whole numbers that it encoded", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER })), (gaps) => {
      expect(decodeGaps(encodeGaps(gaps))).toEqual(gaps);
    }),
  );
});

test("writes one character for each five bits of a number", () => {
  expect(encodeGaps([0, 31])).toBe("Af");
  expect(encodeGaps([32])).toBe("gB");
  expect(encodeGaps([1023, 1024])).toBe("_fggB");
});

test.each(["A=", "A B", "ا", "Ag"])("refuses what it would not write: %j", (text) => {
  expect(() => decodeGaps(text)).toThrow(RangeError);
});
