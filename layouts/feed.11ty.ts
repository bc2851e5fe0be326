import type { SiteContext } from "../scripts/pages/context.ts";
import type { FeedEntry, FeedFormat, FeedPage } from "../scripts/pages/plan-feeds.ts";
import { renderAtomEntry, renderAtomFeed } from "./parts/atom-feed.ts";
import { describeEntry } from "./parts/feed.ts";
import { renderJsonFeed, renderJsonItem } from "./parts/json-feed.ts";

const renderers = { atom: renderAtomFeed, json: renderJsonFeed } as const;

/** A feed in its format. */
export function renderFeed(page: FeedPage, site: SiteContext): string {
  const entries = page.entries.map((entry) => writeEntry(entry, site)[page.format]);
  return renderers[page.format](page, entries, site);
}

/** An entry stands in the feeds of all its tags, and is written once for them; it is planned for one site. */
const written = new WeakMap<FeedEntry, Readonly<Record<FeedFormat, string>>>();

function writeEntry(entry: FeedEntry, site: SiteContext): Readonly<Record<FeedFormat, string>> {
  const known = written.get(entry);
  if (known) return known;
  const description = describeEntry(entry, site);
  const texts = { atom: renderAtomEntry(description), json: renderJsonItem(description) };
  written.set(entry, texts);
  return texts;
}
