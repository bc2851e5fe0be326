import { expect, test } from "vitest";
import { measureContrast } from "../../../scripts/content/settings/contrast.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#fff", "#000", 21],
  ["#777", "#fff", 4.47],
  ["#ffffff", "#767676", 4.54],
  ["#abc", "#aabbcc", 1],
  ["#0000ff", "#ffff00", 8],
  ["#ff0000", "#00ff00", 2.91],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
  expect(Math.floor(measureContrast(one, other) * 100) / 100).toBe(ratio);
  expect(measureContrast(other, one)).toBe(measureContrast(one, other));
});
