/** Words of which two spellings are common, folded: how they start in the one, and in the other that stands for both. */
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

const spelledOtherwise = new RegExp(`^(?:${[...spellings.keys()].join("|")})`);

/** Names that signs are part of. */
const names: ReadonlyMap<string, string> = new Map([
  ["c++", "cpp"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
]);

const pictureSign = /^\p{Emoji_Presentation}$/u;

/**
 * The spelling that stands for all of a folded word, whatever its ending.
 *
 * @example respell("گفتوگوها") // => "گفتگوها"
 */
export function respell(word: string): string {
  return word.replace(spelledOtherwise, (start) => spellings.get(start) ?? start);
}

/**
 * The word for a name that signs are part of, or for a picture sign, which is of letters that nobody writes, as Pagefind drops all else;
 * undefined for any other text.
 */
export function spellName(written: string): string | undefined {
  if (pictureSign.test(written)) return `ǂ${written.codePointAt(0)?.toString(16)}ǂ`;
  return names.get(written.toLowerCase());
}
