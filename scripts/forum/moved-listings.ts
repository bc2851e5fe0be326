import { foldSlug } from "../text/slug.ts";
import type { Author, Entry, ListingRef, MovedListing } from "./model.ts";

/** The names of tags and authors under one folding. */
export interface Naming {
  /** Finds a tag by a label in a discussion. */
  readonly findTag: (label: string) => ListingRef;
  readonly authors: readonly Author[];
}

/**
 * Finds the listings that have another address under the old naming. An address in `owned` has a
 * page of its own, so it does not count.
 *
 * @param owned the site-relative addresses of all present listings.
 */
export function findMovedListings(entries: readonly Entry[], old: Naming, now: Naming, owned: readonly string[]): readonly MovedListing[] {
  const tags = new Map<string, MovedListing>();
  for (const { discussion } of entries) {
    const moved = new Map(discussion.tags.map((label) => [old.findTag(label).url, now.findTag(label)]));
    for (const [url, listing] of moved) tags.set(url, { kind: "tag", url, listing, count: (tags.get(url)?.count ?? 0) + 1 });
  }
  const byName = new Map(now.authors.flatMap((author) => author.names.map((name) => [name, author] as const)));
  const authors = old.authors.flatMap(({ url, names: [name = ""], entries }): readonly MovedListing[] => {
    const listing = byName.get(name);
    return listing ? [{ kind: "author", url, listing, count: entries.length }] : [];
  });
  const taken = new Set(owned.map(foldSlug));
  return [...tags.values(), ...authors].filter(({ url }) => !taken.has(foldSlug(url)));
}
