import { compareNames } from "../text/name-order.ts";
import type { Author, Entry, Tag } from "./model.ts";

/**
 * Listing order: last activity, newest first; then creation, newest first; then slug.
 */
export function compareEntries(a: Entry, b: Entry): number {
  return (
    b.activity.at.at - a.activity.at.at ||
    b.discussion.created.at - a.discussion.created.at ||
    compareNames(a.discussion.slug, b.discussion.slug)
  );
}

/**
 * Sorts entries in listing order.
 *
 * @param sorted an earlier list. If most entries are in it, sorting is fast.
 */
export function sortEntries(entries: readonly Entry[], sorted: readonly Entry[] = []): readonly Entry[] {
  const current = new Set(entries);
  const earlier = sorted.filter((entry) => current.delete(entry));
  return [...earlier, ...current].sort(compareEntries);
}

/**
 * Inserts entries into a list in listing order. It compares each with few of the others.
 *
 * @param added in any order.
 */
export function insertEntries(sorted: readonly Entry[], added: readonly Entry[]): readonly Entry[] {
  const inserted: (readonly Entry[])[] = [];
  let end = 0;
  for (const entry of [...added].sort(compareEntries)) {
    const place = findPlace(sorted, entry, end);
    inserted.push(sorted.slice(end, place), [entry]);
    end = place;
  }
  return [...inserted, sorted.slice(end)].flat();
}

/** The place of the first entry after `entry`, at least `low`. */
function findPlace(sorted: readonly Entry[], entry: Entry, low: number): number {
  let high = sorted.length;
  let start = low;
  while (start < high) {
    const middle = Math.floor((start + high) / 2);
    const other = sorted[middle];
    if (other && compareEntries(other, entry) < 0) start = middle + 1;
    else high = middle;
  }
  return start;
}

/** Orders tags or authors by number of entries, largest first, then by key. */
export function compareListings(one: Tag | Author, other: Tag | Author): number {
  return other.entries.length - one.entries.length || compareNames(one.key, other.key);
}
