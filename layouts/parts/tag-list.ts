import type { TagRef } from "../../scripts/forum/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { link } from "../../scripts/text/href.ts";
import { formatNumber } from "../../scripts/text/numbers.ts";
import { html, type Markup } from "./markup.ts";

interface ListedTag {
  readonly tag: TagRef;
  readonly count?: number;
  /** Place in the order of the alphabet, from 0, where the list can be put in that order. */
  readonly letter?: number;
}

/** Tags as links, each with a number where there is one. */
export function renderTagList(tags: readonly ListedTag[], site: SiteContext): Markup {
  return html`<ul class="tag-list">${tags.map(({ tag, count, letter }) => {
    const number = count === undefined ? "" : html` <span class="count">${formatNumber(site.locale, count)}</span>`;
    return html`<li${letter === undefined ? "" : html` data-letter="${letter}"`}><a href="${link(site.basePath, tag.url)}"><bdi>${tag.label}</bdi>${number}</a></li> `;
  })}</ul>`;
}
