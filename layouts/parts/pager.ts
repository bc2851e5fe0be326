import type { PagePlace } from "../../scripts/forum/paging.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildSliceUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { formatNumber } from "../../scripts/text/numbers.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { arrowNext, arrowPrevious } from "./icons.ts";
import { html, type Markup } from "./markup.ts";

/** The number of linked pages on each side of the current one. */
const reach = 2;

/** Links to the pages of a listing or a discussion; empty if it has one page. */
export function renderPager(url: string, { number, total }: PagePlace, site: SiteContext): Markup | "" {
  if (total === 1) return "";
  const { pager } = site.locale.words;
  const step = (to: number, rel: string, text: Markup) =>
    html`<a rel="${rel}" class="${rel}" href="${link(site.basePath, buildSliceUrl(url, to))}">${text}</a> `;
  return html`<nav class="pager" aria-label="${pager.label}">
${number > 1 ? step(number - 1, "prev", html`${arrowPrevious} ${pager.previous}`) : ""}<ol>${listNumbers(number, total).map((shown) => renderNumber(url, shown, number, site))}</ol>
${number < total ? step(number + 1, "next", html`${pager.next} ${arrowNext}`) : ""}</nav>`;
}

/** Links to the previous and next page for the head. */
export function renderPagerLinks(url: string, { number, total }: PagePlace, site: SiteContext): Markup {
  const neighbour = (rel: string, to: number) => html`<link rel="${rel}" href="${link(site.basePath, buildSliceUrl(url, to))}">
`;
  return html`${number > 1 ? neighbour("prev", number - 1) : ""}${number < total ? neighbour("next", number + 1) : ""}`;
}

/** "Page 2 of 5"; empty on the first page. */
export function renderPageOf(slice: PagePlace, site: SiteContext): Markup | "" {
  return slice.number === 1 ? "" : html` <span class="page-of">${formatPageOf(slice, site)}</span>`;
}

/** Adds the number of the page, so that the pages of a listing have different descriptions. */
export function addPageOf(description: string, slice: PagePlace, site: SiteContext): string {
  return slice.number === 1 ? description : `${description} (${formatPageOf(slice, site)})`;
}

function formatPageOf({ number, total }: PagePlace, { locale }: SiteContext): string {
  return fillIn(locale.words.pager.pageOf, { page: formatNumber(locale, number), pages: formatNumber(locale, total) });
}

/** The first page, the last, and the pages around the current one. `undefined` is a gap. */
function listNumbers(number: number, total: number): readonly (number | undefined)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - number) <= reach,
  );
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? page) > 1 ? [undefined, page] : [page]));
}

function renderNumber(url: string, shown: number | undefined, number: number, site: SiteContext): Markup {
  if (shown === undefined) return html`<li class="gap" aria-hidden="true">…</li> `;
  const text = formatNumber(site.locale, shown);
  const name = fillIn(site.locale.words.pager.page, { page: text });
  const current = shown === number ? html` aria-current="page"` : "";
  return html`<li><a href="${link(site.basePath, buildSliceUrl(url, shown))}" aria-label="${name}"${current}>${text}</a></li> `;
}
