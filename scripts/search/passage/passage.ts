import type { Occurrence } from "./occurrences.ts";

/** The part of a text that answers a query best. */
export interface Passage {
  /** Where it starts, in UTF-16 units of the text. */
  readonly start: number;
  /** The wanted words in the whole text, by their positions in the query. */
  readonly words: ReadonlySet<number>;
  /** 1 if all of those words follow each other; less the further they are apart. */
  readonly closeness: number;
}

/** The shortest part of a text with every wanted word that the text holds. Ties: the first. */
export function findPassage(occurrences: readonly Occurrence[]): Passage {
  const words = new Set(occurrences.map(({ wanted }) => wanted));
  const found = words.size;
  const counts = new Map<number, number>();
  let best = { start: occurrences[0]?.start ?? 0, length: Number.POSITIVE_INFINITY };
  let first = 0;
  for (const { wanted, position } of occurrences) {
    counts.set(wanted, (counts.get(wanted) ?? 0) + 1);
    for (let start = occurrences[first]; counts.size === found && start; start = occurrences[++first]) {
      const length = Math.max(position - start.position + 1, found);
      if (length < best.length) best = { start: start.start, length };
      const count = (counts.get(start.wanted) ?? 0) - 1;
      if (count > 0) counts.set(start.wanted, count);
      else counts.delete(start.wanted);
    }
  }
  return { start: best.start, words, closeness: found === 0 ? 0 : found / best.length };
}
