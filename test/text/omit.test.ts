import { expect, test } from "vitest";
import { omit } from "../../scripts/text/omit.ts";

test("copies an object without the named fields, and leaves the object as it is", () => {
  const object = { a: 1, b: undefined, c: "x" };
  const copy = omit(object, "a", "c");
  expect(Object.keys(copy)).toEqual(["b"]);
  expect(object).toEqual({ a: 1, b: undefined, c: "x" });
});
