import type { FeedPage } from "../../scripts/pages/feed.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildFeedUrl, feeds } from "../../scripts/pages/urls.ts";
import { dropForbiddenXml } from "../../scripts/text/escape-output.ts";
import { permalink } from "../../scripts/text/href.ts";
import { renderLang } from "./direction.ts";
import { describeFeed, type EntryDescription, formatFeedTime } from "./feed.ts";
import { html, raw } from "./markup.ts";

/** A feed as Atom (RFC 4287), with its entries as `renderAtomEntry` wrote them. */
export function renderAtomFeed(page: FeedPage, entries: readonly string[], site: SiteContext): string {
  const { title, description, updated } = describeFeed(page, site);
  const listing = permalink(site.site.base, page.listing);
  const declaration = raw('<?xml version="1.0" encoding="utf-8"?>');
  const head = html`${declaration}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale.tag}">
<id>${listing}</id>
<title>${title}</title>
<subtitle>${description}</subtitle>
<updated>${formatFeedTime(updated)}</updated>
<link rel="self" type="${feeds.atom.type}" href="${permalink(site.site.base, buildFeedUrl(page.listing, "atom"))}"/>
<link rel="alternate" type="text/html" hreflang="${site.locale.tag}" href="${listing}"/>
<link rel="alternate" type="${feeds.json.type}" href="${permalink(site.site.base, buildFeedUrl(page.listing, "json"))}"/>
<author><name>${site.site.name}</name></author>
<generator>Goftogu</generator>
`;
  return `${dropForbiddenXml(String(head))}${entries.join("")}</feed>\n`;
}

export function renderAtomEntry(described: EntryDescription): string {
  const { id, url, title, summary, content, published, updated, author, tags } = described;
  const speak = (language: string | undefined) => renderLang(language, "xml:lang");
  const entry = html`<entry>
<id>${id}</id>
<title${speak(described.titleLanguage)}>${title}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${published}</published>
<updated>${updated}</updated>
<author><name>${author.name}</name>${author.url === undefined ? "" : html`<uri>${author.url}</uri>`}</author>
${tags.map(({ slug, label }) => html`<category term="${slug}" label="${label}"/>`)}
<summary${speak(described.summaryLanguage)}>${summary}</summary>
<content type="html"${speak(described.contentLanguage)}>${content}</content>
</entry>
`;
  return dropForbiddenXml(String(entry));
}
