import { feedLength } from "../forum/feed.ts";
import type { Entry, Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/summary.ts";
import { renderBody } from "./body.ts";
import type { SiteContext } from "./context.ts";
import type { Page } from "./page.ts";

export interface FeedPage extends Page {
  /** The listing that it follows: site-relative. */
  readonly listing: string;
  /** Absent for the feed of the whole site. */
  readonly tag?: TagSummary;
  /** In listing order, at most fifty. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly entry: Entry;
  /** The first post as HTML with absolute addresses; made when it is first asked for. */
  readonly readContent: () => string;
}

/** The names of the two feeds of a listing, relative to it. */
export const feedNames = { atom: "feed.xml", json: "feed.json" } as const;

export function planAtomFeeds(forum: Forum, site: SiteContext): readonly FeedPage[] {
  return planFeeds(forum, site, feedNames.atom);
}

export function planJsonFeeds(forum: Forum, site: SiteContext): readonly FeedPage[] {
  return planFeeds(forum, site, feedNames.json);
}

/** One for the site and one for each tag. A discussion is in those of all its tags, and is rendered once for them. */
function planFeeds(forum: Forum, site: SiteContext, name: string): readonly FeedPage[] {
  const made = new Map<Entry, FeedEntry>();
  const plan = (listing: string, entries: readonly Entry[], tag?: TagSummary): FeedPage => ({
    url: listing + name,
    source: tag ? `the feed of the tag ${tag.label}` : "the feed of the site",
    listing,
    entries: entries.slice(0, feedLength).map((entry) => {
      const feedEntry = made.get(entry) ?? describe(entry, site);
      made.set(entry, feedEntry);
      return feedEntry;
    }),
    ...(tag && { tag }),
  });
  return [plan("/", forum.entries), ...forum.tags.map((tag) => plan(tag.url, tag.entries, summariseTag(tag)))];
}

function describe(entry: Entry, site: SiteContext): FeedEntry {
  const { discussion, url } = entry;
  let content: string | undefined;
  return {
    entry,
    readContent: () => {
      content ??= renderBody(discussion.readBody(), { discussion, away: url }, site);
      return content;
    },
  };
}
