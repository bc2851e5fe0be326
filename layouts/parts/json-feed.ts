import type { FeedPage } from "../../scripts/pages/feed.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildFeedUrl } from "../../scripts/pages/urls.ts";
import { permalink } from "../../scripts/text/href.ts";
import { formatHtmlJson } from "../../scripts/text/html-json.ts";
import { unknownLanguage } from "../../scripts/text/language.ts";
import { describeFeed, type EntryDescription } from "./feed.ts";

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). `items` come from `renderJsonItem`. */
export function renderJsonFeed(page: FeedPage, items: readonly string[], site: SiteContext): string {
  const { title, description } = describeFeed(page, site);
  const feed = formatHtmlJson({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: site.locale.tag,
    home_page_url: permalink(site.site.base, page.listing),
    feed_url: permalink(site.site.base, buildFeedUrl(page.listing, "json")),
  });
  return `${feed.slice(0, -1)},"items":[${items.join(",")}]}`;
}

export function renderJsonItem(described: EntryDescription): string {
  const { id, url, title, summary, content, contentLanguage, published, updated, author, tags } = described;
  return formatHtmlJson({
    id,
    url,
    title,
    summary,
    content_html: content,
    ...(contentLanguage !== undefined && { language: contentLanguage || unknownLanguage }),
    date_published: published,
    date_modified: updated,
    authors: [author],
    tags: tags.map(({ label }) => label),
  });
}
