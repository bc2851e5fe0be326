import { type Filter, matchesFilter } from "../listing/filter.ts";
import type { Listing, Source } from "./filter-source.ts";

export interface Result {
  /** The number of matching entries. */
  readonly found: number;
  /** The first matching entries. */
  readonly elements: readonly HTMLElement[];
  /** Label of the second tag. */
  readonly tag: string | undefined;
}

/**
 * Finds the entries that match the filter, and loads the first `limit` of them. On a failure it
 * tries once more with fresh files, because a new build may have replaced them.
 *
 * @param now seconds since the epoch.
 * @returns undefined without a choice, or if the only choice is a tag that no entry has.
 */
export async function findResult(source: Source, filter: Filter, now: number, limit: number): Promise<Result | undefined> {
  try {
    return await findIn(source.open(false), filter, now, limit);
  } catch {
    return findIn(source.open(true), filter, now, limit);
  }
}

async function findIn(listing: Listing, filter: Filter, now: number, limit: number): Promise<Result | undefined> {
  const tag = filter.with === "" ? undefined : await listing.findTag(filter.with);
  if (filter.time === "" && filter.display === "" && !tag) return undefined;
  const entries = await listing.loadEntries();
  const matches = entries.filter((entry) => matchesFilter(entry, filter, now) && (tag?.entries.has(entry) ?? true));
  const elements = await Promise.all(matches.slice(0, limit).map((entry) => entry.element()));
  return { found: matches.length, elements, tag: tag?.label };
}
