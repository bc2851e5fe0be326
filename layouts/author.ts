import type { AuthorSummary } from "../scripts/forum/model.ts";
import type { AuthorPage } from "../scripts/pages/author.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { formatCount, formatNumber } from "../scripts/text/numbers.ts";
import { fillIn } from "../scripts/text/template.ts";
import { renderDirection } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { renderEntries } from "./parts/listing.ts";
import { html, type Markup } from "./parts/markup.ts";
import { addPageOf, renderPageOf, renderPager, renderPagerLinks } from "./parts/pager.ts";

/** The discussions that an author opened, answered or updated. */
export function renderAuthor({ url, author, slice }: AuthorPage, site: SiteContext): string {
  const { words } = site.locale;
  const { number } = slice;
  const main = html`<div class="listing-title">
<h1 itemprop="name"${renderDirection(author.label, site)}>${author.label}</h1>
${renderSummary(author, slice, site)}
</div>
${renderEntries(slice, site)}
${renderPager(author.url, slice, site)}`;
  const count = formatCount(site.locale, words.listing.count, author.count);
  const values = { name: author.label, page: formatNumber(site.locale, number), count };
  const title = fillIn(number > 1 ? words.author.pageTitle : words.author.title, values);
  return renderDocument(
    {
      title,
      description: addPageOf(fillIn(words.author.description, values), slice, site),
      url,
      items: { page: "CollectionPage" },
      head: renderPagerLinks(author.url, slice, site),
      main,
    },
    site,
  );
}

/** Counts by kind, without zeros. */
function renderSummary(author: AuthorSummary, slice: AuthorPage["slice"], site: SiteContext): Markup {
  const { author: authorWords, entry, listing } = site.locale.words;
  const facts = [
    [authorWords.opened, author.opened],
    [entry.replies, author.replies],
    [authorWords.answers, author.answers],
  ] as const;
  const counts = facts
    .filter(([, count]) => count > 0)
    .map(([forms, count]) => html` <span>${formatCount(site.locale, forms, count)}</span>`);
  return html`<p class="summary"><span class="count">${formatCount(site.locale, listing.count, author.count)}</span>${counts}${renderPageOf(slice, site)}</p>`;
}
