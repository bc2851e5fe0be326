import { foldSearch } from "../text/fold.ts";
import { groupWords } from "../text/search-words.ts";

/** Of the words of two titles, as their rarity weighs them, this share is in both. */
const threshold = 0.45;

const mostFound = 5;

export interface Similar<T> {
  readonly titled: T;
  /** 0 to 1; 1 where the titles say the same, whatever their spelling. */
  readonly likeness: number;
}

/**
 * The titles that are most like a new one, most alike first; of equal ones the order stays. Words are compared as search compares them, and
 * a word that many titles have counts little.
 */
export function findSimilar<T extends { readonly title: string }>(title: string, others: readonly T[]): readonly Similar<T>[] {
  const own = listWords(title);
  const folded = foldSearch(title);
  const known = others.map((titled) => ({ titled, words: listWords(titled.title) }));
  const counts = new Map<string, number>();
  for (const { words } of known) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + Math.log(1 + others.length / (counts.get(word) ?? 1)), 0);

  const compare = (words: ReadonlySet<string>) => {
    const shared = new Set([...words].filter((word) => own.has(word)));
    return shared.size === 0 ? 0 : (2 * weigh(shared)) / (weigh(own) + weigh(words));
  };
  return known
    .map(({ titled, words }) => ({ titled, likeness: foldSearch(titled.title) === folded ? 1 : Math.min(compare(words), 0.99) }))
    .filter(({ likeness }) => likeness >= threshold)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostFound);
}

/** Persian words of two letters hold a sentence together, such as در, با, از; every title has some. */
const small = /^[\u0600-\u06ff]{1,2}$/;

function listWords(title: string): ReadonlySet<string> {
  const words = groupWords(title).map(({ whole }) => whole.word);
  const telling = words.filter((word) => !small.test(word));
  return new Set(telling.length > 0 ? telling : words);
}
