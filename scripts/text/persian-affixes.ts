const prefixes = new Set(["می", "نمی", "همی", "بی"]);

const possessives = ["م", "ت", "ش", "مان", "تان", "شان"];

/** Plural and comparative endings, short forms of "to be", and possessives. */
const suffixes = new Set([
  ...["ها", "های", "هایی", ...possessives.map((ending) => `های${ending}`)],
  ...["تر", "تری", "ترین", "ترها"],
  ...["ام", "ای", "ایم", "اید", "اند", "ات", "اش", "مان", "تان", "شان"],
  "ی",
]);

/** Halves of compounds joined by "و", such as گفت و گو, also written گفت وگو. */
const halves = new Set(["گفت", "جست", "شست"]);
const otherHalves = new Set(["گو", "جو", "شو"].flatMap((half) => [half, `${half}ی`, `${half}ها`, `${half}های`]));
const joinedHalves = new Set([...otherHalves].map((half) => `و${half}`));

/**
 * True if two adjacent folded words are often written as one word.
 *
 * @example areOneWord("می", "خواهم") // => true
 */
export function areOneWord(first: string, second: string): boolean {
  const areHalves = halves.has(first) ? second === "و" || joinedHalves.has(second) : first === "و" && otherHalves.has(second);
  return areHalves || prefixes.has(first) || suffixes.has(second);
}

/** Two adjacent folded words can be one word only if one of them is an affix. */
export function isAffix(word: string): boolean {
  return [prefixes, suffixes, halves, otherHalves, joinedHalves].some((affixes) => affixes.has(word)) || word === "و";
}

/**
 * True for the ezafe after a vowel, as in خانه ی بزرگ. Other authors write خانهٔ or omit it.
 *
 * @example isEzafe("ی") // => true
 */
export function isEzafe(word: string): boolean {
  return word === "ی";
}
