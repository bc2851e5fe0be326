import type { Matches } from "./matches.ts";
import { countMatches, dropMatches, sortMatches } from "./scores.ts";

/** Discussions that hold all words of a query but some. */
export interface Closest {
  /** The positions of the words that they lack. */
  readonly lacking: readonly number[];
  /** Best first. */
  readonly slots: readonly number[];
}

/** Of a longer query, one word says too little. */
const leastWords = 2;

/**
 * The discussions that hold at least half of the words that any discussion holds, those with the
 * rarest words first, and grouped by the words that they lack. A pasted error message has names and
 * addresses that no discussion can hold.
 *
 * @param limit the highest number of discussions.
 */
export function findClosest({ words, scores }: Matches, limit: number): readonly Closest[] {
  const size = scores.length;
  const [sums, counts] = [new Float32Array(size), new Uint8Array(size)];
  for (const word of words)
    for (let slot = 0; slot < size; slot += 1) {
      const score = word[slot] ?? 0;
      if (score === 0) continue;
      sums[slot] = (sums[slot] ?? 0) + score;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  const known = words.length - listUnknown({ words }).length;
  const needed = Math.max(known / 2, Math.min(leastWords, words.length / 2));
  dropMatches(sums, (slot) => (counts[slot] ?? 0) < needed || (scores[slot] ?? 0) > 0);
  const groups = new Map<string, { lacking: readonly number[]; slots: number[] }>();
  for (const slot of sortMatches(sums).subarray(0, limit)) {
    const lacking = [...words.keys()].filter((word) => (words[word]?.[slot] ?? 0) === 0);
    const group = groups.get(String(lacking)) ?? { lacking, slots: [] };
    group.slots.push(slot);
    groups.set(String(lacking), group);
  }
  return [...groups.values()];
}

/** The positions of the words that no discussion holds. */
export function listUnknown({ words }: Pick<Matches, "words">): readonly number[] {
  return [...words.keys()].filter((word) => countMatches(words[word] ?? new Float32Array()) === 0);
}
