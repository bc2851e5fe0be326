import dateToRfc3339 from "@11ty/eleventy-plugin-rss/src/dateRfc3339.js";
import { plainTitle } from "../scripts/forum/title.ts";
import { permalink, type SiteContext } from "../scripts/pages/context.ts";
import type { FeedEntry, FeedPage } from "../scripts/pages/plan-feeds.ts";
import { encodeJson } from "../scripts/text/json.ts";
import { joinRuns } from "../scripts/text/runs.ts";
import { describeFeed, wrapContent } from "./parts/feed.ts";

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
    items: page.entries.map((entry) => describeEntry(entry, site)),
  });
}

function describeEntry(feedEntry: FeedEntry, site: SiteContext): object {
  const { id, entry } = feedEntry;
  const { discussion, excerpt, activity, tags } = entry;
  const author = site.authors.get(discussion.author);
  return {
    id,
    url: permalink(site, entry.url),
    title: plainTitle(discussion.title),
    summary: joinRuns(excerpt),
    content_html: String(wrapContent(feedEntry, site)),
    date_published: dateToRfc3339(new Date(discussion.created.at * 1000)),
    date_modified: dateToRfc3339(new Date(activity.at.at * 1000)),
    authors: [{ name: discussion.author, ...(author && { url: permalink(site, author.url) }) }],
    tags: tags.map(({ label }) => label),
  };
}
