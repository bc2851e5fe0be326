import { distance } from "fastest-levenshtein";

/**
 * Finds the nearest known word, for "did you mean". The edit distance, without case, is at most a
 * third of the length of the known word, rounded up. Of equally near words, the first one wins.
 *
 * @example suggestWord("auther", ["title", "author"]) // => "author"
 */
export function suggestWord(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const most = Math.ceil(candidate.length / 3);
    if (Math.abs(candidate.length - lower.length) > most) continue;
    const steps = distance(lower, candidate.toLowerCase());
    if (steps > most || steps >= least) continue;
    nearest = candidate;
    least = steps;
  }
  return nearest;
}
