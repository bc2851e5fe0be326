import type { Folding } from "../locale/locale.ts";
import { foldTag } from "./fold.ts";
import { compareByValue } from "./name-order.ts";

/**
 * The Persian alphabet in order (ISIRI 6219). Each Kurdish letter follows its base letter. A group
 * sorts as one letter, even where tag folding keeps its letters apart.
 */
const alphabet = "آ|اأإء|ب|پ|ت|ث|ج|چ|ح|خ|د|ذ|ر|ڕ|ز|ژ|س|ش|ص|ض|ط|ظ|ع|غ|ف|ڤ|ق|ک|گ|ل|ڵ|م|ن|وؤ|ۆ|هة|یئ|ێ".split("|");

const places = new Map(alphabet.flatMap((group, place) => Array.from(group, (letter) => [letter, place] as const)));

/** Sorts a space first, then Persian letters, then numbers, then other characters by code point. */
function weigh(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const isDigit = /[0-9]/.test(character);
  return character === " " ? -1 : (places.get(character) ?? (isDigit ? 100 + code : 1000 + code));
}

/**
 * Compares labels: space, then the Persian alphabet, then numbers by value, then Latin and other
 * characters. A space is first so that a word precedes longer labels that start with it.
 * `Intl.Collator` is no option, because its data differ between engines. Labels that fold to the
 * same text compare by UTF-16 units, so the order is total.
 *
 * @example ["react", "آب", "پی", "۳", "باد"].sort((one, other) => compareLabels(one, other, "common"))
 * // => ["آب", "باد", "پی", "۳", "react"]
 */
export function compareLabels(one: string, other: string, folding: Folding): number {
  const byLetter = (a: string, b: string) => weigh(a) - weigh(b);
  return compareByValue(foldTag(one, folding), foldTag(other, folding), byLetter) || (one < other ? -1 : Number(one > other));
}
