const prefixes = new Set(["می", "نمی", "همی", "بی"]);

const possessives = ["م", "ت", "ش", "مان", "تان", "شان"];

/** Plural, comparison, the short forms of "to be", and whose something is. */
const suffixes = new Set([
  ...["ها", "های", "هایی", ...possessives.map((ending) => `های${ending}`)],
  ...["تر", "تری", "ترین", "ترها"],
  ...["ام", "ای", "ایم", "اید", "اند", "ات", "اش", "مان", "تان", "شان"],
  "ی",
]);

/** Words that "و" joins to one: گفت و گو, or گفت وگو. */
const halves = new Set(["گفت", "جست", "شست"]);
const otherHalves = new Set(["گو", "جو", "شو"].flatMap((half) => [half, `${half}ی`, `${half}ها`, `${half}های`]));
const joinedHalves = new Set([...otherHalves].map((half) => `و${half}`));

/**
 * Whether two folded words that follow each other are often written as one.
 *
 * @example belongTogether("می", "خواهم") // => true
 */
export function belongTogether(first: string, second: string): boolean {
  const areHalves = halves.has(first) ? second === "و" || joinedHalves.has(second) : first === "و" && otherHalves.has(second);
  return areHalves || prefixes.has(first) || suffixes.has(second);
}

/** The sign after a word that ends in a vowel: خانه ی بزرگ, which others write as خانهٔ or leave out. */
export function isEzafe(word: string): boolean {
  return word === "ی";
}
