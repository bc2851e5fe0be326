import dateToRfc3339 from "@11ty/eleventy-plugin-rss/src/dateRfc3339.js";
import { plainTitle } from "../scripts/forum/title.ts";
import { permalink, type SiteContext } from "../scripts/pages/context.ts";
import { type FeedEntry, type FeedPage, feedNames } from "../scripts/pages/plan-feeds.ts";
import { joinRuns } from "../scripts/text/runs.ts";
import { keepXml } from "../scripts/text/xml.ts";
import { describeFeed, wrapContent } from "./parts/feed.ts";
import { html, type Markup, raw } from "./parts/markup.ts";

/** A feed as Atom (RFC 4287). */
export function renderAtomFeed(page: FeedPage, site: SiteContext): string {
  const { title, description, updated } = describeFeed(page, site);
  const listing = permalink(site, page.listing);
  const declaration = raw('<?xml version="1.0" encoding="utf-8"?>');
  return keepXml(
    String(html`${declaration}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale.language}">
<id>${listing}</id>
<title>${title}</title>
<subtitle>${description}</subtitle>
<updated>${formatTime(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${permalink(site, page.url)}"/>
<link rel="alternate" type="text/html" hreflang="${site.locale.language}" href="${listing}"/>
<link rel="alternate" type="application/feed+json" href="${permalink(site, page.listing + feedNames.json)}"/>
<author><name>${site.site.name}</name></author>
<generator>Goftogu</generator>
${page.entries.map((entry) => renderEntry(entry, site))}</feed>
`),
  );
}

function renderEntry(feedEntry: FeedEntry, site: SiteContext): Markup {
  const { id, entry } = feedEntry;
  const { discussion, excerpt, activity, tags } = entry;
  const author = site.authors.get(discussion.author);
  return html`<entry>
<id>${id}</id>
<title>${plainTitle(discussion.title)}</title>
<link rel="alternate" type="text/html" href="${permalink(site, entry.url)}"/>
<published>${formatTime(discussion.created.at)}</published>
<updated>${formatTime(activity.at.at)}</updated>
<author><name>${discussion.author}</name>${author ? html`<uri>${permalink(site, author.url)}</uri>` : ""}</author>
${tags.map(({ slug, label }) => html`<category term="${slug}" label="${label}"/>`)}
<summary>${joinRuns(excerpt)}</summary>
<content type="html">${wrapContent(feedEntry, site)}</content>
</entry>
`;
}

function formatTime(at: number): string {
  return dateToRfc3339(new Date(at * 1000));
}
