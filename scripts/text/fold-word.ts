import type { Folding } from "../locale/locale.ts";
import { anyDivider } from "./word-dividers.ts";

/** Letters that Kurdish folding reads as heh, with their presentation forms. */
export const kurdishHeh = "هەھۀﮤﮥﮪﮫﮬﮭﻩﻪﻫﻬ";

const stable = /^[a-z0-9ابپت-غف-قل-وچژکگی]+$/;

/** All marks except the voiced ones of kana, which make another letter; tatweel; joiners. */
const dropped = new RegExp(`(?![\\u3099\\u309a])\\p{M}|[\\u0640${anyDivider}]`, "gu");

const similar: Readonly<Record<string, string>> = { ς: "σ", ي: "ی", ى: "ی", ك: "ک", ة: "ه", ۀ: "ه", ە: "ه", ھ: "ه" };

/** In Urdu ھ is another letter. */
const folds: Readonly<Record<Folding, RegExp>> = { common: /[ςيىكةۀە]/g, kurdish: /[ςيىكةۀەھ]/g };

/** True for many common words: they hold only letters and digits that folding does not change. */
export function isFolded(word: string): boolean {
  return stable.test(word);
}

/**
 * Folds what `readWords` cuts out of a text: equals `foldSearch`, but is short, because no joiner
 * of a single word needs to stay. A ligature can expand to several words.
 *
 * @example foldWord("Café", "common") // => "cafe"
 */
export function foldWord(word: string, folding: Folding): string {
  let folded = word;
  while (!isFolded(folded)) {
    const next = folded
      .normalize("NFKD")
      .toLowerCase()
      .replace(dropped, "")
      .normalize("NFKC")
      .replace(folds[folding], (letter) => similar[letter] ?? letter)
      // In both ranges the last four bits are the value of the digit.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (next === folded) break;
    folded = next;
  }
  return folded;
}
