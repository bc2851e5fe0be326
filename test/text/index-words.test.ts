import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIndexWordReader } from "../../scripts/text/index-words.ts";
import { groupWords } from "../../scripts/text/search-words.ts";
import { anyText } from "./any-text.ts";

const read = (text: string, readWords = createIndexWordReader("common")) => {
  const words: string[] = [];
  readWords(text, (word) => words.push(word));
  return words;
};

/** Affixes and halves that white space joins to the words beside them. */
const affixed = fc
  .array(fc.constantFrom("می", "نمی", "ها", "تر", "ی", "گفت", "و", "گو", "وگو", "کتاب", "-", "3", "می\u200cشود,", "a-b-c-d", "x"))
  .map((words) => words.join(" "));

describe("the words of the search index", () => {
  it.each([
    ["are a whole word and its parts", "می\u200cخواهم", ["میخواهم", "می", "خواهم"]],
    ["join across white space", "کتاب ها و نمی\n خواهم", ["کتابها", "کتاب", "ها", "و", "نمیخواهم", "نمی", "خواهم"]],
    ["join over several pieces", "گفت و گو ها", ["گفتگوها", "گفت", "و", "گو", "ها"]],
    ["do not join across a piece without words", "کتاب - x", ["کتاب", "x"]],
    ["are none in white space", " \n\t", []],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(["common", "kurdish"] as const)("are those of the groups of words, with %s folding", (folding) => {
    const readWords = createIndexWordReader(folding);
    fc.assert(
      fc.property(fc.oneof(anyText(80), affixed), (text) => {
        const groups = groupWords(text, folding).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]));
        expect(read(text, readWords)).toEqual(groups.map(({ word }) => word));
      }),
      { numRuns: 1000 },
    );
  });
});
