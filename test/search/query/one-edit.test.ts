import fc from "fast-check";
import { distance } from "fastest-levenshtein";
import { expect, test } from "vitest";
import { isOneEditAway, listEarlyEdits } from "../../../scripts/search/query/one-edit.ts";

test.each([
  ["larvael", "laravel", true],
  ["laravl", "laravel", true],
  ["laraavel", "laravel", true],
  ["lerevel", "laravel", false],
  ["laravel", "laravel", false],
  ["ab", "ba", true],
  ["abc", "cba", false],
  ["a", "", true],
])("%s and %s are one edit apart: %s", (one, other, expected) => {
  expect([isOneEditAway(one, other), isOneEditAway(other, one)]).toEqual([expected, expected]);
});

test("an edit is a Levenshtein distance of one, or two letters that changed places", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "ک"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const swaps = Array.from(one, (_, at) => one.slice(0, at) + (one[at + 1] ?? "") + one[at] + one.slice(at + 2));
      expect(isOneEditAway(one, other)).toBe(distance(one, other) === 1 || (one !== other && swaps.includes(other)));
    }),
  );
});

test("early edits leave out a letter, exchange two, or take a letter of the same sound", () => {
  expect(listEarlyEdits("زهن", 1)).toEqual(["هن", "هزن", "ذهن", "ضهن", "ظهن"]);
  expect(listEarlyEdits("vue", 2)).toEqual(["ue", "uve", "ve", "veu"]);
});

test("early edits are one edit away", () => {
  for (const edit of listEarlyEdits("صبحت", 3)) expect(isOneEditAway("صبحت", edit)).toBe(true);
});
