import type { IndexReader } from "../read/index-reader.ts";
import type { Scores } from "./scores.ts";

/** Loading the texts of this many more discussions is faster than loading the years. */
const spare = 5;

/**
 * The best `limit` of some slots. If more have the lowest score of these, the newest of them come
 * first; or all of them are returned, if there are few.
 *
 * @param slots best first.
 */
export async function listFirst(
  index: Pick<IndexReader, "entry" | "loadYear">,
  slots: Uint32Array,
  scores: Scores,
  limit: number,
): Promise<Iterable<number>> {
  const lowest = scores[slots[limit - 1] ?? 0] ?? 0;
  const candidates = slots.filter((slot) => (scores[slot] ?? 0) >= lowest);
  if (slots.length <= limit || candidates.length <= limit + spare) return candidates;
  const chosen = [...candidates.filter((slot) => (scores[slot] ?? 0) > lowest)];
  const equal = new Set(candidates.subarray(chosen.length));
  for (const year of index.entry.years.keys())
    for (const slot of await index.loadYear(year)) {
      if (chosen.length === limit) return chosen;
      if (equal.has(slot)) chosen.push(slot);
    }
  return chosen;
}
