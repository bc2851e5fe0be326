import type { Folding } from "../locale/locale.ts";
import { foldSearch } from "../text/fold.ts";
import { groupWords } from "../text/search-words.ts";

/** Two titles are similar if they share at least this part of their words, weighted by rarity. */
const threshold = 0.45;

const maxFound = 5;

export interface Similar<T> {
  readonly titled: T;
  /** 0 to 1; 1 if both titles fold to the same text. */
  readonly likeness: number;
}

/**
 * Finds the titles most similar to a new one, most similar first; equal ones keep their order.
 * Words fold as in search. A word in many titles counts little.
 */
export function findSimilar<T extends { readonly title: string }>(
  title: string,
  others: readonly T[],
  folding: Folding,
): readonly Similar<T>[] {
  const own = listWords(title, folding);
  const folded = foldSearch(title, folding);
  const known = others.map((titled) => ({ titled, words: listWords(titled.title, folding) }));
  const counts = new Map<string, number>();
  for (const { words } of known) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + Math.log(1 + others.length / (counts.get(word) ?? 1)), 0);

  const compare = (words: ReadonlySet<string>) => {
    const shared = new Set([...words].filter((word) => own.has(word)));
    return shared.size === 0 ? 0 : (2 * weigh(shared)) / (weigh(own) + weigh(words));
  };
  return known
    .map(({ titled, words }) => ({ titled, likeness: foldSearch(titled.title, folding) === folded ? 1 : Math.min(compare(words), 0.99) }))
    .filter(({ likeness }) => likeness >= threshold)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, maxFound);
}

/** Short Persian words such as در, با and از are in every title, so they do not count. */
const small = /^[\u0600-\u06ff]{1,2}$/;

function listWords(title: string, folding: Folding): ReadonlySet<string> {
  const words = groupWords(title, folding).map(({ whole }) => whole.word);
  const telling = words.filter((word) => !small.test(word));
  return new Set(telling.length > 0 ? telling : words);
}
