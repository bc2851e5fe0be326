import type { Folding } from "../locale/locale.ts";
import { foldTag } from "../text/fold.ts";
import { buildTagSlug, foldSlug, isSlugTooLong } from "../text/slug.ts";
import type { ForumUrls, MovedListing, Tag } from "./model.ts";

/**
 * The addresses that the aliases of tags would have as tags. An address in `owned` has a page of
 * its own, so it does not count.
 *
 * @param owned site-relative addresses.
 */
export function findAliasListings(
  tags: readonly Tag[],
  folding: Folding,
  owned: readonly string[],
  buildUrl: ForumUrls["tag"],
): readonly MovedListing[] {
  const taken = new Set(owned.map(foldSlug));
  return tags.flatMap(({ aliases = [], entries, key, label, slug, url }) => {
    const keys = new Set(aliases.map((alias) => foldTag(alias, folding)));
    return [...keys].flatMap((alias): readonly MovedListing[] => {
      const own = buildTagSlug(alias);
      const address = buildUrl(own);
      if (isSlugTooLong(own) || taken.has(foldSlug(address))) return [];
      taken.add(foldSlug(address));
      const count = entries.filter(({ discussion }) => discussion.tags.some((written) => foldTag(written, folding) === alias)).length;
      return [{ kind: "tag", url: address, listing: { key, label, slug, url }, count }];
    });
  });
}
