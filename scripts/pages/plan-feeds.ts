import { feedLength } from "../forum/feed.ts";
import type { Entry, Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/summary.ts";
import { renderBody } from "./body.ts";
import type { SiteContext } from "./context.ts";
import type { Page } from "./page.ts";

export interface FeedPage extends Page {
  readonly format: FeedFormat;
  /** The listing that it follows: site-relative. */
  readonly listing: string;
  /** Absent for the feed of the whole site. */
  readonly tag?: TagSummary;
  /** In listing order, at most fifty. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly entry: Entry;
  /** The first post as HTML with absolute addresses, made when it is asked for. */
  readonly readContent: () => string;
}

export const feedFormats = ["atom", "json"] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The names of the two feeds of a listing, relative to it. */
export const feedNames = { atom: "feed.xml", json: "feed.json" } as const satisfies Readonly<Record<FeedFormat, string>>;

/** In each format one for the site and one for each tag. A discussion is in those of all its tags, and is one entry in them. */
export function planFeeds(forum: Forum, site: SiteContext): readonly FeedPage[] {
  const made = new Map<Entry, FeedEntry>();
  const find = (entry: Entry): FeedEntry => {
    const feedEntry = made.get(entry) ?? describe(entry, site);
    made.set(entry, feedEntry);
    return feedEntry;
  };
  const plan = (listing: string, listed: readonly Entry[], tag?: TagSummary): readonly FeedPage[] => {
    const source = tag ? ({ kind: "tagFeed", label: tag.label } as const) : ({ kind: "feed" } as const);
    const entries = listed.slice(0, feedLength).map(find);
    return feedFormats.map((format) => ({ url: listing + feedNames[format], source, format, listing, entries, ...(tag && { tag }) }));
  };
  return [...plan("/", forum.entries), ...forum.tags.flatMap((tag) => plan(tag.url, tag.entries, summariseTag(tag)))];
}

function describe(entry: Entry, site: SiteContext): FeedEntry {
  const { discussion, url } = entry;
  return { entry, readContent: () => renderBody(discussion.readBody(), { discussion, away: url }, site) };
}
