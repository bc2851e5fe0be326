import { expect, it } from "vitest";
import { showChange, showValue } from "../../scripts/text/show-value.ts";

it.each([
  ["\u00a0", " ", "[U+00A0]", " "],
  ["a\u200f", "a", "a[U+200F]", "a"],
  ["می\u200c\u200cخواهم", "می\u200cخواهم", "می\u200c[U+200C]خواهم", "می\u200cخواهم"],
  ["x\u3000\u{1f600}a", "x\u3000\u{1f601}a", "x[U+3000]\u{1f600}a", "x[U+3000]\u{1f601}a"],
  ["aa", "a", "aa", "a"],
])("shows characters that nobody sees in a change: %j -> %j", (before, after, was, is) => {
  expect(showChange(before, after)).toEqual([was, is]);
});

it.each([
  ["a\u00a0b\u202fc\u3000", "a[U+00A0]b[U+202F]c[U+3000]"],
  ["a\u202eb", "a[U+202E]b"],
  ["می\u200cخواهم", "می\u200cخواهم"],
])("shows look-alike spaces and invisible characters of a value as code points: %j", (value, shown) => {
  expect(showValue(value)).toBe(shown);
});
