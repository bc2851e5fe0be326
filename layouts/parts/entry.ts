import type { FilterRow } from "../../scripts/listing/row.ts";
import { createClock } from "../../scripts/pages/clock.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { homeUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { fillWith } from "../../scripts/text/template.ts";
import { check, lock } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { renderName } from "./name.ts";
import { renderRuns, renderRunsDirection } from "./runs.ts";
import { renderTime } from "./time.ts";

/** What the filter of a listing reads off an entry, where the listing is all on one page. */
export interface EntryFacts {
  readonly replies: number;
  /** Slugs of the other tags. */
  readonly tags: readonly string[];
}

/** One entry of a listing. */
export function renderEntry(row: FilterRow, facts: EntryFacts | undefined, site: SiteContext): Markup {
  return html`<li class="entry"${facts ? renderFacts(facts, row) : ""}>${renderBody(row, site)}</li>
`;
}

function renderFacts({ replies, tags }: EntryFacts, { solved, closed }: FilterRow): Markup {
  return html` data-replies="${replies}" data-tags="${tags.join(" ")}"${solved ? html` data-solved` : ""}${closed ? html` data-closed` : ""}`;
}

/** The pattern of an entry, with every part that one can have, which the filter fills; it is the same at any moment. */
export function renderEntryTemplate(site: SiteContext): Markup {
  const nobody = { name: "", url: site.authors.size > 0 ? link(site.basePath, homeUrl) : "" };
  const empty: FilterRow = {
    url: "",
    title: [],
    excerpt: [],
    author: nobody,
    actor: nobody,
    acted: ["", ""],
    at: 0,
    datetime: "1970-01-01T00:00:00Z",
    date: "",
    fullDate: "",
    replies: "",
    solved: true,
    closed: true,
    tags: [{ label: "", url: "" }],
  };
  return html`<template class="row"><li class="entry">${renderBody(empty, { ...site, clock: createClock(0) })}</li></template>`;
}

function renderBody(row: FilterRow, site: SiteContext): Markup {
  const { words } = site.locale;
  const [before, after] = row.acted;
  const tags = row.tags.map(({ label, url }) => html`<a href="${url}"><bdi>${label}</bdi></a> `);
  return html`<article>
<h2><a class="title" href="${row.url}"${renderRunsDirection(row.title, site)}>${renderRuns(row.title)}</a></h2>
<p class="excerpt"${renderRunsDirection(row.excerpt, site)}>${renderRuns(row.excerpt)}</p>
<p class="meta">${row.solved ? html`<span class="solved">${check} ${words.entry.solved}</span> ` : ""}${row.closed ? html`<span class="closed">${lock} ${words.entry.closed}</span> ` : ""}<span>${fillWith<Markup>(words.entry.author, { name: renderName(row.author, "author") })}</span> <span class="actor">${before}${renderName(row.actor)}${after}</span> ${renderTime(row, site)} <span class="replies">${row.replies}</span> <span class="tags">${tags}</span></p>
</article>`;
}
