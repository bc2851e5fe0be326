import type { TagSummary } from "../scripts/forum/model.ts";
import { findStartAddress } from "../scripts/pages/contribute.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import type { TagPage } from "../scripts/pages/tag.ts";
import { searchUrl } from "../scripts/pages/urls.ts";
import { link } from "../scripts/text/href.ts";
import { formatCount, formatNumber } from "../scripts/text/numbers.ts";
import { fillIn } from "../scripts/text/template.ts";
import { renderBanner } from "./parts/banner.ts";
import { renderDirection, renderLineLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { renderEntryTemplate } from "./parts/entry.ts";
import { renderFeedLinks, renderFeedNav } from "./parts/feed.ts";
import { renderFilter } from "./parts/filter.ts";
import { plus } from "./parts/icons.ts";
import { renderEntries } from "./parts/listing.ts";
import { html, type Markup } from "./parts/markup.ts";
import { addPageOf, renderPageOf, renderPager, renderPagerLinks } from "./parts/pager.ts";

/** The listing of one tag: the main page of the product. */
export function renderTag({ url, tag, slice }: TagPage, site: SiteContext): string {
  const { words, filter } = site.locale;
  const { number, total } = slice;
  const count = formatCount(site.locale, words.listing.count, tag.count);
  const main = html`${renderBanner(site)}
<div class="listing-title">
<h1 itemprop="name"${renderDirection(tag.label, site)}>${tag.label}</h1>
${tag.description === undefined ? "" : html`<p class="description"${renderLineLanguage(tag.description, site)}>${tag.description}</p>`}
<p class="summary"><span class="count">${count}</span> <span class="status">${words.listing.status}</span>${renderPageOf(slice, site)}${renderStart(tag, site)}</p>
</div>
${renderFilter(tag, total, site)}
${renderSearchLink(tag, site)}
${renderEntries(slice, site, tag)}
<p class="more" hidden><button type="button">${filter.more}</button></p>
${total > 1 ? renderEntryTemplate(site) : ""}
${renderPager(tag.url, slice, site)}
${renderRelated(tag, site)}
${renderFeedNav(tag.url, site)}`;
  const values = { tag: tag.label, page: formatNumber(site.locale, number), count };
  const title = fillIn(number > 1 ? words.listing.pageTitle : words.listing.title, values);
  return renderDocument(
    {
      title,
      description: addPageOf(tag.description ?? fillIn(words.listing.description, values), slice, site),
      url,
      subject: tag,
      items: { page: "CollectionPage" },
      head: html`${renderPagerLinks(tag.url, slice, site)}${renderFeedLinks(tag.url, site)}`,
      main,
      hasBanner: true,
    },
    site,
  );
}

/** The way to start a discussion with the tag, if there is one. */
function renderStart({ label }: TagSummary, site: SiteContext): Markup | "" {
  const address = findStartAddress(site, label);
  return address === undefined ? "" : html` <a class="start" rel="nofollow" href="${address}">${site.locale.words.listing.start}</a>`;
}

/** Leads to the search of the tag's discussions, if the site has a search. It needs the script. */
function renderSearchLink({ slug }: TagSummary, site: SiteContext): Markup | "" {
  if (site.assets.search === undefined) return "";
  const address = `${link(site.basePath, searchUrl)}?tag=${encodeURIComponent(slug)}&q=`;
  return html`<p class="search-in"><a href="${address}">${site.locale.search.inTag}</a></p>`;
}

/**
 * The tags that share the most discussions. With script, each can also narrow this listing to the
 * discussions that have both tags.
 */
function renderRelated({ related, url }: TagSummary, site: SiteContext): Markup | "" {
  if (related.length === 0) return "";
  const { words, filter } = site.locale;
  const listed = related.map(({ tag, shared }) => {
    const both = fillIn(filter.withTag, { tag: tag.label });
    return html`<li><a href="${link(site.basePath, tag.url)}"><bdi>${tag.label}</bdi> <span class="count">${formatNumber(site.locale, shared)}</span></a><a class="narrow" href="${link(site.basePath, url)}?with=${encodeURIComponent(tag.slug)}" aria-label="${both}" title="${both}">${plus}</a></li> `;
  });
  return html`<section class="related" aria-labelledby="related"><h2 id="related" class="section">${words.listing.related}</h2>
<ul class="tag-list">${listed}</ul></section>`;
}
