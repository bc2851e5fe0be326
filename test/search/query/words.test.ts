import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Folding } from "../../../scripts/locale/locale.ts";
import { matchesTerm, parseWords, type Term } from "../../../scripts/search/query/words.ts";
import { listIndexWords } from "../../support/search/list-words.ts";
import { anyText } from "../../text/any-text.ts";

/** True if the terms of a text match every word of a query. */
function finds(query: string, text: string, folding: Folding = "common"): boolean {
  const indexed = listIndexWords(text, folding);
  const has = (term: Term) => indexed.some((word) => matchesTerm(word, term));
  return parseWords(query, folding).every(({ ways }) => ways.some((terms) => terms.every(has)));
}

const open = (word: string): Term => ({ word, isWhole: false });

const foldings = ["common", "kurdish"] as const;

const spellings = [
  ["می\u200cخواهم", "میخواهم", "می خواهم"],
  ["نمی\u200cدانم", "نمیدانم", "نمی دانم"],
  ["کتاب\u200cها", "کتابها", "کتاب ها"],
  ["بزرگ\u200cتر", "بزرگتر", "بزرگ تر"],
  ["رفته\u200cام", "رفتهام", "رفته ام"],
  ["گفت\u200cوگو", "گفتگو", "گفت و گو", "گفت وگو"],
  ["مسأله", "مسئله", "مساله"],
  ["كتاب", "کتاب"],
  ["۱۲۳۴", "1234"],
  ["12345", "12,345", "۱۲٬۳۴۵"],
  ["Café", "cafe"],
  ["e-mail", "email", "E‑Mail"],
  ["PHP 8", "php8"],
  ["Laravel ۱۱", "laravel11"],
] as const;

const pairs = spellings.flatMap((all) => all.flatMap((query) => all.map((text) => [query, text] as const)));

describe("a query", () => {
  it.each(pairs)("`%s` finds a text with `%s`", (query, text) => {
    expect(finds(query, `سلام، من ${text} دارم.`)).toBe(true);
  });

  it.each([
    ["a word by its start", "صفحه", "صفحه‌بندی"],
    ["a part of a word with ZWNJ", "بندی", "صفحه\u200cبندی"],
    ["words in any order, apart", "php خطا", "خطای تازه در PHP"],
    ["a name with signs", "c++", "آموزش C++"],
    ["a part of a name in code", "paginate", "simplePaginate(15)"],
    ["a name in code, however it is written", "simplepaginate", "$this->simplePaginate()"],
    ["the end of a longer name in code", "useFakeTimers", "vi.useFakeTimers()"],
    ["two words that are often one, where they stand apart", "نان تر", "تر و تازه و نان"],
    ["a picture sign", "🎉", "مبارک است 🎉❤️"],
    ["a flag", "🇮🇷", "ایران 🇮🇷"],
    ["a word before a number, however it is held together", "صفحه\u200cبندی ۲", "صفحه بندی ۲"],
    ["a name before a number, however it is held together", "vue-router 4", "Vue Router 4"],
    ["a word and a number that stand apart", "react 18", "در نسخهٔ 18 از React"],
    ["a word whatever sign stands behind it", "Laravel™", "Laravel"],
    ["a prefix that has no word behind it", "می", "می\u200cخواهم"],
  ])("finds %s", (_, query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ["a word of which only the start is there", "میز", "می خواهم"],
    ["two numbers joined, which are another number", "3 4", "3 از 34"],
    ["two numbers joined that a space parts", "12 345", "12 و 12345"],
    ["two numbers joined that a comma and a space part", "12, 345", "12 و 12345"],
    ["numbers joined that are no groups of three", "12,34", "12 و 1234"],
    ["a text that lacks one of its words", "laravel symfony", "laravel"],
    ["a word by its end", "خانه", "کتابخانه"],
    ["words that start with a single letter", "c", "cursor"],
    ["a name with other signs", "c#", "c و c++"],
  ])("does not find %s", (_, query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it.each(foldings)("finds its own text, up to the sixteenth word (%s)", (folding) => {
    fc.assert(fc.property(anyText(60), (text) => finds(text, text, folding)));
  });

  it("accepts a number as one word or as its groups", () => {
    expect(parseWords("12,345", "common")).toEqual([
      { text: "12,345", ways: [[open("12345")], [{ word: "12", isWhole: true }, open("345")]], isOneWord: true },
    ]);
  });

  it("is empty without a letter, a digit or an emoji", () => {
    expect(parseWords(" – !؟ ⁂", "common")).toEqual([]);
  });

  it("uses at most sixteen words", () => {
    expect(parseWords("سلام ".repeat(100), "common")).toHaveLength(16);
  });
});

it.each(foldings)("the terms of the index hold only letters and digits (%s)", (folding) => {
  fc.assert(fc.property(anyText(60), (text) => listIndexWords(text, folding).every((term) => /^[\p{L}\p{N}]+$/u.test(term))));
});

it("a term matches the start of a word, or a whole word", () => {
  const matches = (word: string, isWhole: boolean) => matchesTerm("کتابها", { word, isWhole });
  expect([matches("کتاب", false), matches("کتاب", true), matches("کتابها", true)]).toEqual([true, false, true]);
});
