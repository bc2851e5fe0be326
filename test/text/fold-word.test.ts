import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSearch } from "../../scripts/text/fold.ts";
import { foldWord } from "../../scripts/text/fold-word.ts";
import { anyText } from "./any-text.ts";

describe.each(["common", "kurdish"] as const)("a word, with %s folding,", (folding) => {
  const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b\u200d]*/gu) ?? [];

  it("folds as a text does", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const word of words(text)) expect(foldWord(word, folding)).toBe(foldSearch(word, folding));
      }),
    );
  });

  it("folds as a text does if it has one of the letters that decompose", () => {
    for (let code = 0; code < 0x30000; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/[\p{L}\p{N}\p{M}]/u.test(letter) || letter.normalize("NFKD") === letter) continue;
      expect(foldWord(`a${letter}ه`, folding)).toBe(foldSearch(`a${letter}ه`, folding));
    }
  });
});

it("a Kurdish word loses any divider after heh", () => {
  for (const divider of ["\u200c", "\u200f", "\u2060", "¬", "\u200c\u200e"]) {
    expect(foldWord(`کورده${divider}واری`, "kurdish")).toBe("کوردهواری");
    expect(foldSearch(`کورده${divider}واری`, "kurdish")).toBe("کوردهواری");
  }
});
