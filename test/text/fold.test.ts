import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as fold from "../../scripts/text/fold.ts";
import { foldYehKaf } from "../../scripts/text/persian-letters.ts";
import { anyText } from "./any-text.ts";

const { dropIdleJoiners, foldDigits } = fold;
const foldTag = (label: string) => fold.foldTag(label, "common");
const foldSearch = (text: string) => fold.foldSearch(text, "common");

describe("the key of a tag", () => {
  it.each([
    ["folds Arabic yeh and kaf to Persian", "كتابخانهٔ ويرايش", "کتابخانه ویرایش"],
    ["folds alef maksura to yeh", "مصطفى", "مصطفی"],
    ["folds heh with yeh above, in one character or two", "خانۀ", "خانه"],
    ["folds heh with a hamza mark", "خانهٔ", "خانه"],
    ["folds ae to heh", "ژیانە", "ژیانه"],
    ["lower-cases without a locale", "JavaScript", "javascript"],
    ["keeps the dot of a capital i", "İ", "i̇"],
    ["knows one sigma", "ΣΊΣΥΦΟΣ", "σίσυφοσ"],
    ["composes what was typed apart", "cafe\u0301", "café"],
    ["takes full-width letters for letters", "ｓａｒａ", "sara"],
    ["takes presentation forms for letters", "ﻛﺘﺎﺏ", "کتاب"],
    ["drops tatweel and vowel marks", "کتـــابِ مُحَمَّدٰ", "کتاب محمد"],
    ["drops zero width spaces", "java\u200bscript", "javascript"],
    ["drops variation selectors", "❤\ufe0f", "❤"],
    ["composes across what it drops", "e\ufe0f\u0301", "é"],
    ["folds Persian and Arabic-Indic digits", "نسخهٔ ۳.٤", "نسخه 3.4"],
    ["takes a no-break space for a space", "a\u00a0b", "a b"],
    ["takes ZWNJ for a space between letters that join", "پایگاه\u200cداده", "پایگاه داده"],
    ["takes a run of ZWNJ for one space", "پایگاه\u200c\u200cداده", "پایگاه داده"],
    ["drops ZWNJ at the end", "پایگاه\u200cداده\u200c", "پایگاه داده"],
    ["drops ZWNJ after a letter that does not join forward", "نوار\u200cها", "نوارها"],
    ["drops ZWNJ after such a letter and its mark", "دارِ\u200cها", "دارها"],
    ["drops ZWNJ after a letter of a script that does not join", "API\u200cها", "apiها"],
    ["takes a run of space, underscore, hyphen and ZWNJ for one space", "a _-\u200c b", "a b"],
    ["takes off spaces and underscores at the ends", " _ Javascript_ ", "javascript"],
    ["keeps hyphens at the ends", "C--", "c--"],
    ["keeps hyphens at the start", "-rf", "-rf"],
    ["takes off what stands with hyphens at the ends", "C _-- ", "c--"],
    ["keeps a tag that is nothing but hyphens", "- -", "--"],
    ["keeps signs", "C#", "c#"],
    ["keeps a slash and a leading dot", "../CI", "../ci"],
  ])("%s", (_, label, key) => {
    expect(foldTag(label)).toBe(key);
  });

  it.each(["مسأله", "مؤلف", "رئیس", "آزمون"])("keeps the hamza of `%s`", (word) => {
    expect(foldTag(word)).toBe(word);
  });

  it.each(["3.10", "3.1", "no", "2024", "node.js", "c++", "پایگاه داده"])("does not change `%s`", (key) => {
    expect(foldTag(key)).toBe(key);
  });

  it.each([
    ["پایگاه\u200cداده", "پایگاه داده", "پايگاه_داده", "پایگاه-داده", "پایگاه\u200c\u200cداده\u200c"],
    ["ویرایشگر", "ويرايشگر"],
    ["کتابخانه", "كتابخانه", "کتابخانهٔ", "كتابخانۀ"],
    ["نوار\u200cها", "نوارها"],
    ["JavaScript", "javascript", " Javascript "],
    ["برنامه نويسي", "برنامه\u200cنویسی"],
  ])("is the same for `%s` and its other spellings", (label, ...others) => {
    expect(others.map(foldTag)).toEqual(others.map(() => foldTag(label)));
  });

  it("differs for languages with similar names", () => {
    const keys = ["C", "C++", "C#", "C--", ".NET", "NET", "3.1", "3.10", "CI", "CI/CD"].map(foldTag);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(["", " ", "\u200c", "_", "ـ", "\u200b\ufe0f", "َ"])("is empty if nothing is left of %j", (label) => {
    expect(foldTag(label)).toBe("");
  });

  it("is its own key, for any text", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldTag(foldTag(text))).toBe(foldTag(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("is the same for every Unicode form of a text", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldTag(text.normalize("NFD"))).toBe(foldTag(text));
        expect(foldTag(text.normalize("NFKC"))).toBe(foldTag(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("has nothing that the rules remove", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldTag(text)).not.toMatch(
          /[_\u200b\u200cـ\u064b-\u065f\u0670يىكۀە۰-۹٠-٩ς]|\p{Variation_Selector}|^ | $| {2}|[^-]-[^-]|[^\S ]/u,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the parts of folding", () => {
  it("folds only yeh and kaf", () => {
    expect(foldYehKaf("كتابي ى ۀ ٣")).toBe("کتابی ی ۀ ٣");
  });

  it("folds Persian and Arabic digits", () => {
    expect(foldDigits("۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩")).toBe("0123456789 0123456789");
  });

  it("keeps every visible ZWNJ", () => {
    expect(dropIdleJoiners("می\u200cشود نوار\u200cها")).toBe("می\u200cشود نوارها");
  });
});

describe("a text folded for search", () => {
  it.each([
    ["folds what a tag folds", "كتـــابِ ٤ JavaScript", "کتاب 4 javascript"],
    ["takes hamza and madda off alef", "أحمد إسلام آزاد ٱ", "احمد اسلام ازاد ٱ"],
    ["takes hamza off waw and yeh", "مؤلف رئیس مسئول", "مولف رییس مسیول"],
    ["folds teh marbuta to heh", "معادلة", "معادله"],
    ["folds heh with a hamza, in one character or two", "خانۀ خانهٔ", "خانه خانه"],
    ["takes accents off Latin letters", "Ça déjà", "ca deja"],
    ["keeps the voiced marks of kana", "が", "が"],
    ["puts one space for signs", "«f(x)» – a/b، c.", "f x a b c"],
    ["joins what a soft hyphen parts", "كتاب\u00adخانه", "کتابخانه"],
    ["leaves nothing of signs alone", " – !؟ 👍", ""],
  ])("%s", (_, text, folded) => {
    expect(foldSearch(text)).toBe(folded);
  });

  it("does not change when it is folded again", () => {
    fc.assert(fc.property(anyText(), (text) => foldSearch(foldSearch(text)) === foldSearch(text)));
  });

  it("consists of letters and digits with single spaces between words", () => {
    fc.assert(fc.property(anyText(), (text) => /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u.test(foldSearch(text))));
  });

  it("is the same for a text and its tag key", () => {
    fc.assert(fc.property(anyText(), (text) => foldSearch(foldTag(text)) === foldSearch(text)));
  });
});
