import { distance } from "fastest-levenshtein";

/**
 * The known word that was most likely meant, for "did you mean": at most a third of its letters (rounded up) away, whatever the case.
 * Of two that are equally near, the first known.
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
