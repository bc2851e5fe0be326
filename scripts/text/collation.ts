import { foldTag } from "./fold.ts";

/** The Persian alphabet in its order (ISIRI 6219), with the letters of Kurdish behind those that they are made of, each group as one letter; what the folding of tags keeps apart is put together here. */
const alphabet = "آ|اأإء|ب|پ|ت|ث|ج|چ|ح|خ|د|ذ|ر|ڕ|ز|ژ|س|ش|ص|ض|ط|ظ|ع|غ|ف|ڤ|ق|ک|گ|ل|ڵ|م|ن|وؤ|ۆ|هة|یئ|ێ".split("|");

const places = new Map(alphabet.flatMap((group, place) => Array.from(group, (letter) => [letter, place] as const)));

/** Persian letters come first, then digits, then the others by code point, signs among them. */
function weigh(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const isDigit = /[0-9]/.test(character);
  return character === " " ? -1 : (places.get(character) ?? (isDigit ? 100 + code : 1000 + code));
}

/**
 * Compares two labels by the Persian alphabet, then digits, then Latin and other letters; a space comes before all, so that a word comes
 * before those that it starts. The same on every machine, other than `Intl.Collator`, whose data differ between engines. Labels that read
 * alike are told apart by code point, so that the order is total.
 *
 * @example ["react", "آب", "پی", "۳", "باد"].sort(compareLabels) // => ["آب", "باد", "پی", "۳", "react"]
 */
export function compareLabels(one: string, other: string): number {
  const [left, right] = [Array.from(foldTag(one)), Array.from(foldTag(other))];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = weigh(left[index] ?? "") - weigh(right[index] ?? "");
    if (difference !== 0) return difference;
  }
  return left.length - right.length || (one < other ? -1 : Number(one > other));
}
