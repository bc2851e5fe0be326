import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSearch, foldTag } from "../../scripts/text/fold.ts";
import { groupWords } from "../../scripts/text/search-words.ts";
import { anyText } from "./any-text.ts";

/** The alphabet of CLDR 48 for `ckb`, without the letters that look like heh. */
const letters = "ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆیێ";

/** How people write the consonant and the vowel, with the keyboards that they have. */
const hehs = ["ه", "ھ", "ە", "ه\u200c", "ە\u200c", "ھ\u200c"];

/** A word in which `*` is a letter like heh. */
const pattern = fc.string({ unit: fc.constantFrom(...letters, "*"), minLength: 1, maxLength: 12 });

/** Two spellings of one word. */
const spellings = pattern.chain((word) => fc.tuple(spell(word), spell(word)));

function spell(word: string): fc.Arbitrary<string> {
  return fc
    .tuple(...Array.from(word, (letter) => (letter === "*" ? fc.constantFrom(...hehs) : fc.constant(letter))))
    .map((all) => all.join(""));
}

const words = (text: string) => groupWords(text, "kurdish").map(({ whole }) => whole.word);

describe("on a Kurdish site", () => {
  it.each([
    ["هەولێر", "ھەولێر", "هه\u200cولێر", "ھه\u200cولێر"],
    ["کوردەواری", "کورده\u200cواری", "كورده\u200cواري"],
    ["بەڕێوەبەرایەتی", "به\u200cڕێوه\u200cبه\u200cرایه\u200cتی", "بە\u200cڕێوە\u200cبە\u200cرایە\u200cتی"],
    ["کوردە", "کورده", "کورده\u200c"],
    ["گوناه", "گوناھ", "گوناهـ", "گوناه\u200d"],
    ["٢٠٢٦", "۲۰۲۶", "2026"],
  ])("`%s` and its other spellings are one tag, and one word of the search", (word, ...others) => {
    expect(others.map((other) => foldTag(other, "kurdish"))).toEqual(others.map(() => foldTag(word, "kurdish")));
    expect(others.map(words)).toEqual(others.map(() => words(word)));
    expect(words(word)).toHaveLength(1);
  });

  it.each([
    ["کەر", "کەڕ"],
    ["گول", "گوڵ"],
    ["کور", "کۆر"],
    ["شیر", "شێر"],
  ])("`%s` and `%s` are different", (one, other) => {
    expect(foldTag(one, "kurdish")).not.toBe(foldTag(other, "kurdish"));
    expect(words(one)).not.toEqual(words(other));
  });

  it("any two spellings of heh meet", () => {
    fc.assert(
      fc.property(spellings, ([one, other]) => {
        expect(foldTag(one, "kurdish")).toBe(foldTag(other, "kurdish"));
        expect(foldSearch(one, "kurdish")).toBe(foldSearch(other, "kurdish"));
        expect(words(one)).toEqual(words(other));
      }),
      { numRuns: 1000 },
    );
  });

  it("half-spaces after other letters stay", () => {
    expect(foldTag("کتێب\u200cخانە", "kurdish")).toBe("کتێب خانه");
  });

  it("a folded text does not change when it is folded again", () => {
    const text = fc.oneof(
      anyText(),
      spellings.map(([one]) => one),
    );
    fc.assert(
      fc.property(text, (text) => {
        const [key, folded] = [foldTag(text, "kurdish"), foldSearch(text, "kurdish")];
        expect(foldTag(key, "kurdish")).toBe(key);
        expect(foldSearch(folded, "kurdish")).toBe(folded);
      }),
      { numRuns: 2000 },
    );
  });

  it("each key is a key on other sites too", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const key = foldTag(text, "kurdish");
        expect(foldTag(key, "common")).toBe(key);
      }),
      { numRuns: 1000 },
    );
  });

  it("a space after heh divides two words, unlike a half-space", () => {
    expect(foldTag("کوردە واری", "kurdish")).not.toBe(foldTag("کورده\u200cواری", "kurdish"));
    expect(words("کوردە واری")).toHaveLength(2);
  });
});

describe("on other sites", () => {
  it.each([
    ["هەولێر", "ھەولێر"],
    ["کوردەواری", "کورده\u200cواری"],
  ])("`%s` and `%s` are two tags, as before", (one, other) => {
    expect(foldTag(one, "common")).not.toBe(foldTag(other, "common"));
  });

  it("keep the two letters of Urdu apart in the search", () => {
    expect(foldSearch("کھا", "common")).not.toBe(foldSearch("کہا", "common"));
    expect(foldSearch("کھا", "common")).not.toBe(foldSearch("کها", "common"));
  });
});
