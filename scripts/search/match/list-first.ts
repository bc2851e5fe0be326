import type { IndexReader } from "../read/index-reader.ts";
import type { Scores } from "./scores.ts";

/**
 * The best `limit` of some slots. If more have the lowest score of these, the newest of them come
 * first.
 *
 * @param slots best first.
 */
export async function listFirst(
  index: Pick<IndexReader, "entry" | "loadYear">,
  slots: Uint32Array,
  scores: Scores,
  limit: number,
): Promise<readonly number[]> {
  const first = [...slots.subarray(0, limit)];
  const lowest = findScore(scores, first.at(-1));
  const next = slots[limit];
  if (next === undefined || findScore(scores, next) < lowest) return first;
  const chosen = first.filter((slot) => findScore(scores, slot) > lowest);
  const equal = new Set(slots.filter((slot) => findScore(scores, slot) === lowest));
  for (const year of index.entry.years.keys())
    for (const slot of await index.loadYear(year)) {
      if (chosen.length === limit) return chosen;
      if (equal.has(slot)) chosen.push(slot);
    }
  return chosen;
}

function findScore(scores: Scores, slot = -1): number {
  return scores[slot] ?? 0;
}
