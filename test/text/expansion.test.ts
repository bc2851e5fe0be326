import { describe, expect, it } from "vitest";
import { limitPhrases } from "../../scripts/text/expansion.ts";
import { limits } from "../../scripts/text/limits.ts";
import { listIndexWords } from "../support/search/list-words.ts";

const letter = /^[\p{L}\p{N}]$/u;

/** All letters and digits that `limitPhrases` limits. */
const limited = listCharacters().filter((character) => limitPhrases(character.repeat(limits.phraseLetters + 1)).endsWith(" "));

function listCharacters(): readonly string[] {
  const codePoints = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  return codePoints.map((code) => String.fromCodePoint(code)).filter((character) => letter.test(character));
}

describe("letters that fold to a phrase", () => {
  it("are those that normalisation makes more than four times as long", () => {
    const longest = (character: string) => Math.max(...["NFKC", "NFKD"].map((form) => character.normalize(form).length));
    expect(listCharacters().filter((character) => longest(character) > 4 * character.length)).toEqual(limited);
    expect(limited).toEqual(["ﷺ", "ﷻ"]);
  });

  it("fold as often as a text needs them", () => {
    const text = "پیامبر ﷺ گفت. ".repeat(limits.phraseLetters);
    expect(limitPhrases(text)).toBe(text);
  });

  it("do not make the index of a hostile text much longer than the text", () => {
    for (const hostile of [...limited, ...limited.map((character) => `${character} `), limited.join("")]) {
      const text = hostile.repeat(100_000);
      expect(listIndexWords(text).join(" ").length).toBeLessThan(text.length + 30 * limits.phraseLetters * limited.length);
    }
  });

  it("beyond the limit hide nothing else, and move no other word", () => {
    const text = `${"ﷺ".repeat(limits.phraseLetters * 2)} پایان`;
    expect(listIndexWords(text)).toEqual(expect.arrayContaining(["صلی", "الله", "علیه", "وسلم", "پایان"]));
    expect(limitPhrases(text)).toHaveLength(text.length);
  });
});
