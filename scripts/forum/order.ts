import { compareNames } from "../text/name-order.ts";
import type { Entry } from "./model.ts";

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
