import { feedLength } from "../forum/feed.ts";
import { type Entry, type Forum, summariseTag, type TagSummary } from "../forum/model.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { buildFeedUrl, type FeedFormat, feedFormats, homeUrl } from "./urls.ts";

export interface FeedPage extends Page {
  readonly format: FeedFormat;
  /** The site-relative url of its listing. */
  readonly listing: string;
  /** Absent for the feed of the whole site. */
  readonly tag?: TagSummary;
  /** In listing order, at most `feedLength`. */
  readonly entries: readonly Entry[];
}

/**
 * Plans, in each format, the feed of the site and a feed for each tag. A discussion has the same id
 * in all feeds that hold it.
 */
export function planFeeds(forum: Forum, { recall }: Pick<SiteContext, "recall">): readonly FeedPage[] {
  const plan = (listing: string, listed: readonly Entry[], tag?: TagSummary): readonly FeedPage[] => {
    const source = tag ? ({ kind: "tagFeed", label: tag.label } as const) : ({ kind: "feed" } as const);
    const entries = listed.slice(0, feedLength);
    return feedFormats.map((format) => ({ url: buildFeedUrl(listing, format), source, format, listing, entries, ...(tag && { tag }) }));
  };
  return [
    ...plan(homeUrl, forum.entries),
    ...forum.tags.flatMap((tag) => recall("feed", tag, [], () => plan(tag.url, tag.entries, summariseTag(tag)))),
  ];
}
