import dateToRfc3339 from "@11ty/eleventy-plugin-rss/src/dateRfc3339.js";
import { buildFeedId } from "../../scripts/forum/feed.ts";
import type { Entry, TagRef } from "../../scripts/forum/model.ts";
import { splitTitle } from "../../scripts/forum/title.ts";
import type { RenderedText } from "../../scripts/markdown/render.ts";
import { renderPostCopy } from "../../scripts/pages/body.ts";
import type { FeedPage } from "../../scripts/pages/feed.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildFeedUrl, feedFormats, feeds } from "../../scripts/pages/urls.ts";
import { link, permalink } from "../../scripts/text/href.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { limits } from "../../scripts/text/limits.ts";
import { findLineLanguage } from "../../scripts/text/line-language.ts";
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
  /** BCP 47, empty if nobody knows the language; absent if it is the site's. */
  readonly titleLanguage?: string | undefined;
  readonly summary: string;
  /** As `titleLanguage`. */
  readonly summaryLanguage?: string | undefined;
  /** HTML. */
  readonly content: string;
  /** As `titleLanguage`. */
  readonly contentLanguage?: string | undefined;
  /** RFC 3339, as is `updated`. */
  readonly published: string;
  readonly updated: string;
  readonly author: { readonly name: string; readonly url?: string };
  readonly tags: readonly TagRef[];
}

/** The part of a post that a feed holds: all of it, unless it is too long, or its excerpt. */
export type Extent = "whole" | "excerpt";

/** Describes an entry for both formats. */
export function describeEntry(entry: Entry, extent: Extent, site: SiteContext): EntryDescription {
  const { discussion, url, excerpt, activity, tags } = entry;
  const { language } = discussion;
  const title = splitTitle(discussion.title);
  const summary = { html: String(html`<p>${joinRuns(excerpt)}</p>`), ...findLineLanguage(excerpt, site.languages, language) };
  const content = wrapContent((extent === "whole" && renderWhole(entry, site)) || summary, site);
  const author = site.authors.get(discussion.author);
  return {
    id: buildFeedId(discussion),
    url: permalink(site.site.base, url),
    title: joinRuns(title),
    titleLanguage: findLineLanguage(title, site.languages, language).lang,
    summary: joinRuns(excerpt),
    summaryLanguage: summary.lang,
    content: content.html,
    contentLanguage: content.lang,
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

/** Undefined if the post is too long. */
function renderWhole({ discussion, url }: Entry, site: SiteContext): RenderedText | undefined {
  const whole = renderPostCopy(discussion, url, site);
  return whole.html.length > limits.feedContentLength ? undefined : whole;
}

/** A feed reader has its own language and direction, so the element states those of the text. */
function wrapContent(text: RenderedText, site: SiteContext): RenderedText {
  const wrapped = html`<div lang="${text.lang ?? site.locale.tag}" dir="${text.dir}">${raw(text.html)}</div>`;
  return { ...text, html: String(wrapped) };
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
