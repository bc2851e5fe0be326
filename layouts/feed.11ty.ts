import type { SiteContext } from "../scripts/pages/context.ts";
import type { FeedEntry, FeedFormat, FeedPage } from "../scripts/pages/plan-feeds.ts";
import { createRecall } from "../scripts/pages/recent.ts";
import { renderAtomEntry, renderAtomFeed } from "./parts/atom-feed.ts";
import { describeEntry } from "./parts/feed.ts";
import { renderJsonFeed, renderJsonItem } from "./parts/json-feed.ts";

const renderers = { atom: renderAtomFeed, json: renderJsonFeed } as const;

/** A feed in its format. */
export function renderFeed(page: FeedPage, site: SiteContext): string {
  const entries = page.entries.map((entry) => recall(entry, () => writeEntry(entry, site))[page.format].toString());
  return renderers[page.format](page, entries, site);
}

/** An entry stands in the feeds of all its tags, and is planned for one site. Those of 10,000 discussions are written once or twice for them. */
const recall = createRecall<FeedEntry, Written>(8192);

/** Bytes take half the room of a text. */
type Written = Readonly<Record<FeedFormat, Buffer>>;

function writeEntry(entry: FeedEntry, site: SiteContext): Written {
  const description = describeEntry(entry, site);
  return { atom: Buffer.from(renderAtomEntry(description)), json: Buffer.from(renderJsonItem(description)) };
}
