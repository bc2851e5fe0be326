import type { Entry, TagRef } from "../../scripts/forum/model.ts";
import type { Slice } from "../../scripts/forum/paging.ts";
import { buildRow } from "../../scripts/listing/build-row.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { formatCount } from "../../scripts/text/numbers.ts";
import { renderEntry } from "./entry.ts";
import { html, type Markup } from "./markup.ts";
import { describeItem } from "./microdata.ts";

const list = describeItem("ItemList", "mainEntity");

/** The entries of one page of a listing. `tag` is the tag of the listing. */
export function renderEntries({ entries, total }: Slice<Entry>, site: SiteContext, tag?: TagRef): Markup {
  const { count } = site.locale.words.listing;
  if (entries.length === 0) return html`<p class="empty">${formatCount(site.locale, count, 0)}</p>`;
  const rows = entries.map((entry) => {
    const { replies, tags, discussion } = entry;
    const otherTags = tag && total === 1 ? tags.filter(({ key }) => key !== tag.key).map(({ slug }) => slug) : undefined;
    return renderEntry(buildRow(entry, site, tag, site.rows), { replies, created: discussion.created.datetime, otherTags }, site);
  });
  return html`<ol class="entries"${list}>
${rows}</ol>`;
}
