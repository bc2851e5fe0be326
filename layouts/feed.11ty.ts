import type { SiteContext } from "../scripts/pages/context.ts";
import type { FeedPage } from "../scripts/pages/plan-feeds.ts";
import { renderAtomFeed } from "./parts/atom-feed.ts";
import { renderJsonFeed } from "./parts/json-feed.ts";

const renderers = { atom: renderAtomFeed, json: renderJsonFeed } as const;

/** A feed in its format. */
export function renderFeed(page: FeedPage, site: SiteContext): string {
  return renderers[page.format](page, site);
}
