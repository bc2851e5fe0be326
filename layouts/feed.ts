import type { FeedPage } from "../scripts/pages/feed.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { renderAtomEntry, renderAtomFeed } from "./parts/atom-feed.ts";
import { describeEntry } from "./parts/feed.ts";
import { renderJsonFeed, renderJsonItem } from "./parts/json-feed.ts";

const renderers = { atom: renderAtomFeed, json: renderJsonFeed } as const;

/** A feed in one format. The feeds of all tags of an entry share its cached item. */
export function renderFeed(page: FeedPage, site: SiteContext): string {
  const entries = page.entries.map((entry) => {
    const written = site.feedEntries(entry, () => {
      const description = describeEntry(entry, site);
      return { atom: renderAtomEntry(description), json: renderJsonItem(description) };
    });
    return written[page.format];
  });
  return renderers[page.format](page, entries, site);
}
