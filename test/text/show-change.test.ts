import { expect, it } from "vitest";
import { showChange } from "../../scripts/text/show-value.ts";

it.each([
  ["\u00a0", " ", "[U+00A0]", " "],
  ["a\u200f", "a", "a[U+200F]", "a"],
  ["می\u200c\u200cخواهم", "می\u200cخواهم", "می\u200c[U+200C]خواهم", "می\u200cخواهم"],
  ["x\u3000\u{1f600}a", "x\u3000\u{1f601}a", "x[U+3000]\u{1f600}a", "x[U+3000]\u{1f601}a"],
  ["aa", "a", "aa", "a"],
])("shows characters that nobody sees in a change: %j -> %j", (before, after, was, is) => {
  expect(showChange(before, after)).toEqual([was, is]);
});
