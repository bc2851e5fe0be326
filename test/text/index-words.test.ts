import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupWords } from "../../scripts/text/search-words.ts";
import { createWordLister, listIndexWords } from "../support/search/list-words.ts";
import { anyText } from "./any-text.ts";

/** A chain of many parts: those that soft dividers divide are one word. */
const soft = [..."هاتستا"].join("\u200b");
const parts = [
  "می",
  "نمی",
  "ها",
  "تر",
  "ی",
  "گفت",
  "و",
  "گو",
  "وگو",
  "کتاب",
  "-",
  "3",
  "می\u200cشود,",
  `ها\u200b${soft}`,
  "a-b-c-d",
  "x",
  "ـ",
  "ـ-",
  "ـ\u200cکتاب",
];

/** Affixes and halves that white space joins to the words beside them. */
const affixed = fc.array(fc.constantFrom(...parts)).map((words) => words.join(" "));

describe("the words of the search index", () => {
  it.each([
    ["are a whole word and its parts", "می\u200cخواهم", ["میخواهم", "می", "خواهم"]],
    ["join across white space", "کتاب ها و نمی\n خواهم", ["کتابها", "کتاب", "ها", "و", "نمیخواهم", "نمی", "خواهم"]],
    ["join over several pieces", "گفت و گو ها", ["گفتگوها", "گفت", "و", "گو", "ها"]],
    ["join across a piece without words", "کتاب - ها", ["کتابها", "کتاب", "ها"]],
    ["join with an affix alone", "کتاب - x", ["کتاب", "x"]],
    ["do not join to the piece before a tatweel that stands alone", "x ـ\u200cکتاب", ["x", "کتاب"]],
    ["are none in white space", " \n\t", []],
  ])("%s", (_, text, expected) => {
    expect(listIndexWords(text)).toEqual(expected);
  });

  it.each(["common", "kurdish"] as const)("are those of the groups of words, with %s folding", (folding) => {
    const listWords = createWordLister(folding);
    fc.assert(
      fc.property(fc.oneof(anyText(80), affixed), (text) => {
        const groups = groupWords(text, folding).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]));
        expect(listWords(text)).toEqual(groups.map(({ word }) => word));
      }),
      { numRuns: 1000 },
    );
  });
});
