/**
 * Words with two common spellings, folded: how a variant starts, and the start that replaces it.
 */
const spellings: ReadonlyMap<string, string> = new Map([
  ["گفتوگو", "گفتگو"],
  ["جستوجو", "جستجو"],
  ["شستوشو", "شستشو"],
  ["مسیله", "مساله"],
  ["مسوول", "مسیول"],
  ["هیات", "هییت"],
  ["جرات", "جریت"],
  ["اطاق", "اتاق"],
  ["بلیط", "بلیت"],
  ["باطری", "باتری"],
  ["امپراطور", "امپراتور"],
]);

const variant = new RegExp(`^(?:${[...spellings.keys()].join("|")})`);

/** Names that contain symbols. Other words hold only letters and digits. */
const names: ReadonlyMap<string, string> = new Map([
  ["c++", "cpp"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
]);

const emoji = /^\p{Emoji_Presentation}$/u;

/**
 * Replaces a spelling variant at the start of a folded word; the ending stays.
 *
 * @example unifySpelling("گفتوگوها") // => "گفتگوها"
 */
export function unifySpelling(word: string): string {
  return word.replace(variant, (start) => spellings.get(start) ?? start);
}

/**
 * A word of letters and digits for an emoji or a name with symbols. The word for an emoji contains
 * a letter that nobody types.
 *
 * @returns undefined for any other text.
 * @example buildSymbolWord("C++") // => "cpp"
 */
export function buildSymbolWord(written: string): string | undefined {
  if (emoji.test(written)) return `ǂ${written.codePointAt(0)?.toString(16)}ǂ`;
  return names.get(written.toLowerCase());
}
