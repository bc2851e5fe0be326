import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeNumberList, encodeNumberList } from "../../scripts/listing/base64-vlq.ts";

test("decodes any whole numbers that it encoded", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER })), (numbers) => {
      expect(decodeNumberList(encodeNumberList(numbers))).toEqual(numbers);
    }),
  );
});

test("writes one character for each five bits of a number", () => {
  expect(encodeNumberList([0, 31])).toBe("Af");
  expect(encodeNumberList([32])).toBe("gB");
  expect(encodeNumberList([1023, 1024])).toBe("_fggB");
});

test.each(["A=", "A B", "ا", "Ag"])("refuses text that it would not write: %j", (text) => {
  expect(() => decodeNumberList(text)).toThrow(TypeError);
});
