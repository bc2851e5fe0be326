import { feedLength } from "../forum/feed.ts";
import type { Entry, Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/summary.ts";
import type { Page } from "./page.ts";

export interface FeedPage extends Page {
  readonly format: FeedFormat;
  /** The listing that it follows: site-relative. */
  readonly listing: string;
  /** Absent for the feed of the whole site. */
  readonly tag?: TagSummary;
  /** In listing order, at most fifty. */
  readonly entries: readonly Entry[];
}

export const feedFormats = ["atom", "json"] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The names of the two feeds of a listing, relative to it. */
export const feedNames = { atom: "feed.xml", json: "feed.json" } as const satisfies Readonly<Record<FeedFormat, string>>;

/** In each format one for the site and one for each tag. A discussion is in those of all its tags, and is one entry in them. */
export function planFeeds(forum: Forum): readonly FeedPage[] {
  const plan = (listing: string, listed: readonly Entry[], tag?: TagSummary): readonly FeedPage[] => {
    const source = tag ? ({ kind: "tagFeed", label: tag.label } as const) : ({ kind: "feed" } as const);
    const entries = listed.slice(0, feedLength);
    return feedFormats.map((format) => ({ url: listing + feedNames[format], source, format, listing, entries, ...(tag && { tag }) }));
  };
  return [...plan("/", forum.entries), ...forum.tags.flatMap((tag) => plan(tag.url, tag.entries, summariseTag(tag)))];
}
