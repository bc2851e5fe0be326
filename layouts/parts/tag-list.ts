import type { TagRef } from "../../scripts/forum/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { link } from "../../scripts/text/href.ts";
import { formatNumber } from "../../scripts/text/numbers.ts";
import { html, type Markup } from "./markup.ts";

interface ListedTag {
  readonly tag: TagRef;
  readonly count?: number;
  /** 0-based position in alphabetical order, if readers can sort the list. */
  readonly letter?: number;
  /** Other names by which readers can find the tag in the list. */
  readonly aliases?: readonly string[];
}

/** Links to tags, with their counts. */
export function renderTagList(tags: readonly ListedTag[], site: SiteContext): Markup {
  return html`<ul class="tag-list">${tags.map(({ tag, count, letter, aliases = [] }) => {
    const number = count === undefined ? "" : html` <span class="count">${formatNumber(site.locale, count)}</span>`;
    const others = aliases.length === 0 ? "" : html` data-aliases="${aliases.join("\n")}"`;
    return html`<li${letter === undefined ? "" : html` data-letter="${letter}"`}${others}><a href="${link(site.basePath, tag.url)}"><bdi>${tag.label}</bdi>${number}</a></li> `;
  })}</ul>`;
}
