import type { EntryNumbers } from "./filter.ts";

/** A file of rows. */
export interface Shard {
  /** In the folder of the tag's filter files. */
  readonly name: string;
  /** Positions of its entries in the listing, oldest first. */
  readonly positions: readonly number[];
}

/** How many entries a filter shows at a time. */
export const screenSize = 50;

/**
 * Rows in a shard. With larger shards a reader loads more rows that the filter does not show. With
 * smaller shards a build writes more files.
 */
export const shardSize = 16;

/** A choice of display shows or hides almost all entries of a state. */
const states = ["open", "unanswered", "solved", "closed"] as const;

/**
 * Divides the rows of a listing into shards. A shard holds entries of one state, so that the first
 * rows of a rare choice are in few shards. Each state is divided from its oldest entry on, so that
 * new activity changes only the newest shards.
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

/** The shard with the first rows of a second tag; only some tags have one. */
export function nameFirstRows(slug: string): string {
  return `rows-with-${slug}.json`;
}

function findState(entry: EntryNumbers): (typeof states)[number] {
  if (entry.closed) return "closed";
  if (entry.solved) return "solved";
  return entry.answered ? "open" : "unanswered";
}
