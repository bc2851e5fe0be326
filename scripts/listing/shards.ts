import type { EntryNumbers } from "./filter.ts";

/** A file of rows. */
export interface Shard {
  /** In the tag's filter folder. */
  readonly name: string;
  /** Where its entries stand in the listing, oldest first. */
  readonly positions: readonly number[];
}

/** How many entries a filter shows at a time. */
export const screenSize = 50;

/** Rows in a shard. Of larger ones a reader loads more rows than are shown; of smaller ones there are more to publish. */
export const shardSize = 16;

/** States that a choice of display lets through or holds back as a whole, or nearly so. */
const states = ["open", "unanswered", "solved", "closed"] as const;

/**
 * Says which rows stand in which shard. Entries of one state stand together, so that the first rows of a rare choice lie in few shards
 * too; and each state is counted from its oldest entry, so that new activity changes the newest shards and leaves the others as they are.
 */
export function divideRows(entries: readonly EntryNumbers[]): readonly Shard[] {
  const found = entries.map(findState);
  return states.flatMap((state) => {
    const oldestFirst = found.flatMap((other, position) => (other === state ? [position] : [])).reverse();
    return Array.from({ length: Math.ceil(oldestFirst.length / shardSize) }, (_, index) => ({
      name: `rows-${state}-${index}.json`,
      positions: oldestFirst.slice(index * shardSize, (index + 1) * shardSize),
    }));
  });
}

/** The shard of the rows that a second tag shows first; only some tags have one. */
export function nameFirstRows(slug: string): string {
  return `rows-with-${slug}.json`;
}

function findState(entry: EntryNumbers): (typeof states)[number] {
  if (entry.closed) return "closed";
  if (entry.solved) return "solved";
  return entry.answered ? "open" : "unanswered";
}
