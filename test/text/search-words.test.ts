import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as fold from "../../scripts/text/fold.ts";
import * as words from "../../scripts/text/search-words.ts";
import { anyText } from "./any-text.ts";

const foldSearch = (text: string) => fold.foldSearch(text, "common");
const groupWords = (text: string) => words.groupWords(text, "common");

/** Each group as its whole word, followed by a colon and its parts if it has several. */
const show = (text: string) =>
  groupWords(text).map(({ whole, parts }) => (parts.length > 1 ? `${whole.word}: ${parts.map(({ word }) => word).join(" ")}` : whole.word));
const wholes = (text: string) => groupWords(text).map(({ whole }) => whole.word);

describe("the words of a text for search", () => {
  it.each([
    ["are joined and apart where ZWNJ parts them", "می\u200cخواهم", ["میخواهم: می خواهم"]],
    ["are joined and apart where a space parts a prefix", "می خواهم", ["میخواهم: می خواهم"]],
    ["are one where nothing parts them", "میخواهم", ["میخواهم"]],
    [
      "are joined and apart around a hyphen, a dot and an apostrophe",
      "e-mail node.js l’eau",
      ["email: e mail", "nodejs: node js", "leau: l eau"],
    ],
    ["are joined and apart where a capital starts a new one", "simplePaginate", ["simplepaginate: simple paginate"]],
    ["leave out the sign of the ezafe", "خانه\u200cی بزرگ", ["خانه", "بزرگ"]],
    ["know names with signs", "C++, C# و abc#", ["cpp", "csharp", "و", "abc"]],
    ["stand for themselves in a long chain", "a-b-c-d-e", ["a", "b", "c", "d", "e"]],
    ["are not joined between digits", "3.10 و 2026-05", ["3", "10", "و", "2026", "05"]],
    ["are joined and apart in a number of groups", "۱٬۲۳۴٬۵۶۷٫۸ ریال", ["1234567: 1 234 567", "8", "ریال"]],
    [
      "are not joined where a comma parts no groups of three",
      "1,2 1234,567 12,3456 a1,234",
      ["1", "2", "1234", "567", "12", "3456", "a1", "234"],
    ],
    ["are not joined by other signs", "کتاب، خوب؛ (زیبا)", ["کتاب", "خوب", "زیبا"]],
    ["are several in a ligature", "ﷺ", ["صلی", "الله", "علیه", "وسلم"]],
    ["are none where there is no letter, digit or picture sign", " – ⁂ …", []],
  ])("%s", (_, text, expected) => {
    expect(show(text)).toEqual(expected);
  });

  it.each([
    ["می\u200cخواهم", "میخواهم", "می خواهم", "مي خواهم"],
    ["نمی\u200cدانم", "نمیدانم", "نمی دانم"],
    ["کتاب\u200cها", "کتابها", "کتاب ها", "كتاب\u200cها"],
    ["بزرگ\u200cترین", "بزرگترین", "بزرگ ترین"],
    ["رفته\u200cام", "رفتهام", "رفته ام"],
    ["گفت\u200cوگو", "گفتگو", "گفت و گو", "گفت وگو", "گفت\u200cو\u200cگو"],
    ["جست\u200cوجوها", "جستجوها", "جست و جوها", "جست وجوها"],
    ["مسأله", "مسئله", "مساله"],
    ["مسئول", "مسؤول", "مسوول"],
    ["خانهٔ", "خانۀ", "خانه\u200cی", "خانه ی", "خانه"],
    ["آزمایش", "ازمایش", "أزمايش"],
    ["۱۲۳۴", "1234", "١٢٣٤"],
  ])("are the same in `%s` and its other spellings", (word, ...others) => {
    expect(others.map(wholes)).toEqual(others.map(() => wholes(word)));
    expect(wholes(word)).toHaveLength(1);
  });

  it("are different for different words", () => {
    for (const [one, other] of [
      ["کتاب", "کتابها"],
      ["میز", "می"],
      ["می نوشد", "نوشد"],
      ["cafe", "cafes"],
    ] as const)
      expect(wholes(one)).not.toEqual(wholes(other));
  });

  it("have positions, a joined word from its first part to its last", () => {
    const text = "من نمی\u200cدانم کتاب ها";
    const places = groupWords(text).flatMap(({ whole, parts }) => [whole, ...parts].map(({ start, end }) => text.slice(start, end)));
    expect(places).toEqual(["من", "من", "نمی\u200cدانم", "نمی", "دانم", "کتاب ها", "کتاب", "ها"]);
  });

  it("are inside the text, in order and folded", () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        const words = groupWords(text).flatMap(({ parts }) => parts);
        for (const [index, { word, start, end }] of words.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(words[index - 1]?.start ?? 0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect([word, foldSearch(word)]).toEqual([word, word]);
        }
      }),
    );
  });
});
