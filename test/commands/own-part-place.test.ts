import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OwnPartError } from "../../layouts/parts/own-part-error.ts";
import { findKey, locateOwnPart } from "../../scripts/commands/own-part-place.ts";

it.each([
  ["export const own = { foter: (part) => part };", "1:22"],
  ['// foter: x\nexport const own = {\n  "foter": () => "",\n};', "3:4"],
  ["export const own = {\n  foter(part) {\n    return part;\n  },\n};", "2:3"],
  ["const foter = () => '';\nexport const own = { foter };", "2:22"],
  ["export const own = { myfoter: 1, a: x.foter };", undefined],
])("finds the key of a part: %j", (text, place) => expect(findKey(text, "foter")).toBe(place));

it("names no place for other errors, and none that is not in the file", () => {
  expect(locateOwnPart(new Error("x"))).toBe("");
  expect(readFileSync("layouts/own.ts", "utf8")).not.toContain("foter:");
  expect(locateOwnPart(new Error("page", { cause: new OwnPartError("foter", "x") }))).toBe("");
});
