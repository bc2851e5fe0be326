import { permalink, type SiteContext } from "../../scripts/pages/context.ts";
import type { FeedEntry, FeedPage } from "../../scripts/pages/plan-feeds.ts";
import { encodeJson } from "../../scripts/text/json.ts";
import { describeEntry, describeFeed } from "./feed.ts";

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function renderJsonFeed(page: FeedPage, site: SiteContext): string {
  const { title, description } = describeFeed(page, site);
  return encodeJson({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: site.locale.language,
    home_page_url: permalink(site, page.listing),
    feed_url: permalink(site, page.url),
    items: page.entries.map((entry) => buildFeedItem(entry, site)),
  });
}

function buildFeedItem(feedEntry: FeedEntry, site: SiteContext): object {
  const { id, url, title, summary, content, published, updated, author, tags } = describeEntry(feedEntry, site);
  return {
    id,
    url,
    title,
    summary,
    content_html: content,
    date_published: published,
    date_modified: updated,
    authors: [author],
    tags: tags.map(({ label }) => label),
  };
}
