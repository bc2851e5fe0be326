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

const pictureSign = /^\p{Extended_Pictographic}$/u;

/**
 * The spelling that stands for all of a folded word, whatever its ending.
 *
 * @example respell("گفتوگوها") // => "گفتگوها"
 */
export function respell(word: string): string {
  return word.replace(spelledOtherwise, (start) => spellings.get(start) ?? start);
}

/** The word for a name that signs are part of, or for a picture sign; undefined for any other text. */
export function spellName(written: string): string | undefined {
  if (pictureSign.test(written)) return `emoji${written.codePointAt(0)?.toString(16)}`;
  return names.get(written.toLowerCase());
}
