import { feedLength } from "../forum/feed.ts";
import { type Forum, summariseTag } from "../forum/model.ts";
import type { FeedPage } from "./feed.ts";
import type { RedirectPage } from "./redirect.ts";
import { buildFeedUrl, buildSliceUrl, feedFormats } from "./urls.ts";

/**
 * Plans a page at each other address of a tag or an author: one for each page of the listing that
 * the spelling would have, and at least one.
 */
export function planMovedListings({ movedListings, site }: Forum): readonly RedirectPage[] {
  return movedListings.flatMap(({ kind, url, listing, count }) =>
    Array.from({ length: Math.max(1, Math.ceil(count / site.pageSize)) }, (_, index) => ({
      url: buildSliceUrl(url, index + 1),
      source: { kind, label: listing.label },
      target: buildSliceUrl(listing.url, index + 1),
      title: listing.label,
    })),
  );
}

/**
 * Plans the feeds at the other addresses of a tag. Each holds the present feed, because a feed
 * reader follows no page that redirects. A spelling that no discussion has never had a feed.
 */
export function planMovedFeeds({ movedListings, tags }: Forum): readonly FeedPage[] {
  if (movedListings.length === 0) return [];
  const byKey = new Map(tags.map((tag) => [tag.key, tag]));
  return movedListings.flatMap(({ kind, url, listing: { key }, count }) => {
    const tag = kind === "tag" && count > 0 ? byKey.get(key) : undefined;
    if (!tag) return [];
    const shared = { source: { kind: "tagFeed", label: tag.label }, listing: tag.url, tag: summariseTag(tag) } as const;
    return feedFormats.map((format) => ({ url: buildFeedUrl(url, format), format, entries: tag.entries.slice(0, feedLength), ...shared }));
  });
}
