import type { Entry } from "../scripts/forum/model.ts";
import type { FeedPage } from "../scripts/pages/feed.ts";
import type { FeedItem, SiteContext } from "../scripts/pages/site.ts";
import { limits } from "../scripts/text/limits.ts";
import { renderAtomEntry, renderAtomFeed } from "./parts/atom-feed.ts";
import { describeEntry, type Extent } from "./parts/feed.ts";
import { renderJsonFeed, renderJsonItem } from "./parts/json-feed.ts";

const renderers = { atom: renderAtomFeed, json: renderJsonFeed } as const;

/** A feed in one format. The feeds of all tags of an entry share its cached item. */
export function renderFeed(page: FeedPage, site: SiteContext): string {
  const items = page.entries.map((entry) => site.feedItems(entry, () => renderItem(entry, "whole", site))[page.format]);
  const feed = renderers[page.format](page, items, site);
  return countBytes(feed) <= limits.feedBytes ? feed : renderers[page.format](page, shortenItems(page, items, site), site);
}

/**
 * Replaces posts by their excerpts from the first one on that does not fit, so that the newest
 * posts stay whole.
 */
function shortenItems(page: FeedPage, items: readonly string[], site: SiteContext): readonly string[] {
  const excerpts = page.entries.map((entry) => renderItem(entry, "excerpt", site)[page.format]);
  let room = limits.feedBytes - countBytes(renderers[page.format](page, excerpts, site));
  const first = items.findIndex((item, index) => {
    room -= countBytes(item) - countBytes(excerpts[index] ?? "");
    return room < 0;
  });
  return [...items.slice(0, first), ...excerpts.slice(first)];
}

function renderItem(entry: Entry, extent: Extent, site: SiteContext): FeedItem {
  const description = describeEntry(entry, extent, site);
  return { atom: renderAtomEntry(description), json: renderJsonItem(description) };
}

function countBytes(text: string): number {
  return Buffer.byteLength(text);
}
