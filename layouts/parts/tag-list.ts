import type { TagRef } from "../../scripts/forum/model.ts";
import { link, type SiteContext } from "../../scripts/pages/context.ts";
import { formatNumber } from "../../scripts/text/numbers.ts";
import { html, type Markup } from "./markup.ts";

/** Tags as links, each with a number where there is one. */
export function renderTagList(tags: readonly { readonly tag: TagRef; readonly count?: number }[], site: SiteContext): Markup {
  return html`<ul class="tag-list">${tags.map(({ tag, count }) => {
    const number = count === undefined ? "" : html` <span class="count">${formatNumber(site.locale, count)}</span>`;
    return html`<li><a href="${link(site, tag.url)}"><bdi>${tag.label}</bdi>${number}</a></li> `;
  })}</ul>`;
}
