import dateToRfc3339 from "@11ty/eleventy-plugin-rss/src/dateRfc3339.js";
import { buildFeedId } from "../../scripts/forum/feed.ts";
import type { Entry, TagRef } from "../../scripts/forum/model.ts";
import { plainTitle } from "../../scripts/forum/title.ts";
import { renderBody } from "../../scripts/pages/body.ts";
import type { FeedPage } from "../../scripts/pages/feed.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildFeedUrl, feedFormats, feeds } from "../../scripts/pages/urls.ts";
import { link, permalink } from "../../scripts/text/href.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { limits } from "../../scripts/text/limits.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { html, type Markup, raw } from "./markup.ts";

interface FeedDescription {
  readonly title: string;
  readonly description: string;
  /** Seconds since the epoch: the newest activity, or the build if there is none. */
  readonly updated: number;
}

/** Describes a feed for both formats. */
export function describeFeed({ tag, entries }: FeedPage, { site, locale, clock }: SiteContext): FeedDescription {
  const title = tag ? fillIn(locale.words.site.pageTitle, { title: tag.label, site: site.name }) : site.name;
  const [newest] = entries;
  return { title, description: tag?.description ?? site.description, updated: newest?.activity.at.at ?? clock.readSecond() };
}

export interface EntryDescription {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** HTML. */
  readonly content: string;
  /** RFC 3339, as is `updated`. */
  readonly published: string;
  readonly updated: string;
  readonly author: { readonly name: string; readonly url?: string };
  readonly tags: readonly TagRef[];
}

/** Describes an entry for both formats. */
export function describeEntry(entry: Entry, site: SiteContext): EntryDescription {
  const { discussion, url, excerpt, activity, tags } = entry;
  const author = site.authors.get(discussion.author);
  return {
    id: buildFeedId(discussion),
    url: permalink(site.site.base, url),
    title: plainTitle(discussion.title),
    summary: joinRuns(excerpt),
    content: wrapContent(entry, site),
    published: formatFeedTime(discussion.created.at),
    updated: formatFeedTime(activity.at.at),
    author: { name: discussion.author, ...(author && { url: permalink(site.site.base, author.url) }) },
    tags,
  };
}

/** Formats seconds since the epoch as RFC 3339. */
export function formatFeedTime(at: number): string {
  return dateToRfc3339(new Date(at * 1000));
}

/**
 * The whole first post, or its excerpt if it is too long. A feed reader has its own language and
 * direction, so the element states the site's.
 */
function wrapContent({ discussion, url, excerpt }: Entry, site: SiteContext): string {
  const { locale } = site;
  const whole = renderBody(discussion.readBody(), { discussion, away: url }, site);
  const content = whole.length > limits.feedContentLength ? html`<p>${joinRuns(excerpt)}</p>` : raw(whole);
  return String(html`<div lang="${locale.tag}" dir="${locale.direction}">${content}</div>`);
}

/** Links to the feeds of a listing for the head, where browsers and feed readers look. */
export function renderFeedLinks(listing: string, site: SiteContext): Markup {
  const words = site.locale.words.feeds;
  return html`${feedFormats.map(
    (
      format,
    ) => html`<link rel="alternate" type="${feeds[format].type}" title="${words[format]}" href="${link(site.basePath, buildFeedUrl(listing, format))}">
`,
  )}`;
}

/** Visible links to the feeds of a listing. */
export function renderFeedNav(listing: string, site: SiteContext): Markup {
  const words = site.locale.words.feeds;
  const links = feedFormats.map(
    (format) => html`<li><a href="${link(site.basePath, buildFeedUrl(listing, format))}">${words[format]}</a></li> `,
  );
  return html`<nav class="feeds" aria-label="${words.label}"><ul class="row">${links}</ul></nav>`;
}
