import { findPageNumber } from "../../scripts/content/thread.ts";
import { paginate } from "../../scripts/forum/paging.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import type { ThreadPart } from "../../scripts/pages/thread-part.ts";
import { limits } from "../../scripts/text/limits.ts";
import { formatNumber } from "../../scripts/text/numbers.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { html, type Markup } from "./markup.ts";

/**
 * The list of all replies of other pages, on the first page. Each link has the id of its reply and
 * those of its headings, so an address of the first page with such a fragment leads to the link,
 * even without script. It has tens of thousands of links at most, so addresses are relative and
 * each reply is a number.
 */
export function renderElsewhere({ elsewhere = [] }: ThreadPart, site: SiteContext): Markup | "" {
  if (elsewhere.length === 0) return "";
  const { locale } = site;
  const { discussion, pager } = locale.words;
  const pages = paginate(elsewhere, limits.repliesPerPage).map(({ number, entries }) => {
    const page = number + 1;
    const links = entries.map(({ id, headings = [] }, index) => {
      const place = number * limits.repliesPerPage + index;
      const places = headings.map((heading) => html`<span id="${heading}"></span>`);
      return html`<a id="${id}" href="${findPageNumber(place)}/#${id}">${places}${formatNumber(locale, place + 1)}</a> `;
    });
    return html`<li><a href="${page}/">${fillIn(pager.page, { page: formatNumber(locale, page) })}</a> ${links}</li>
`;
  });
  return html`<nav class="elsewhere" aria-labelledby="elsewhere"><h2 id="elsewhere" class="section">${discussion.elsewhere}</h2>
<ol>
${pages}</ol></nav>`;
}
