import { type Phrase, type Row, rowFields } from "../../scripts/listing/row.ts";
import { createClock } from "../../scripts/pages/clock.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { homeUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { fillWith } from "../../scripts/text/template.ts";
import { check, lock } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { renderName } from "./name.ts";
import { renderRuns, renderRunsLanguage } from "./runs.ts";
import { renderTime } from "./time.ts";

/** The data that the filter reads from an entry if the listing has one page. */
export interface EntryFacts {
  readonly replies: number;
  /** Slugs of the other tags. */
  readonly tags: readonly string[];
}

/** One entry of a listing. */
export function renderEntry(row: Row, facts: EntryFacts | undefined, site: SiteContext): Markup {
  return html`<li class="entry"${facts ? renderFacts(facts, row) : ""}>${renderEntryBody(row, site)}</li>
`;
}

function renderFacts({ replies, tags }: EntryFacts, row: Row): Markup {
  const marks = rowFields.marks.filter((name) => row[name]).map((name) => html` data-${name}`);
  return html` data-replies="${replies}" data-tags="${tags.join(" ")}"${marks}`;
}

/**
 * The template of an entry, which the filter and the search fill. It holds every part that an entry
 * can have, and does not depend on the time.
 */
export function renderEntryTemplate(site: SiteContext): Markup {
  const nobody = { name: "", url: site.authors.size > 0 ? link(site.basePath, homeUrl) : "" };
  const phrases = Object.fromEntries(rowFields.phrases.map((name) => [name, ""])) as Record<Phrase, string>;
  const empty: Row = {
    url: "",
    title: [],
    titleLanguage: undefined,
    excerpt: [],
    excerptLanguage: undefined,
    author: nobody,
    actor: nobody,
    acted: ["", ""],
    at: 0,
    datetime: "1970-01-01T00:00:00Z",
    date: "",
    fullDate: "",
    ...phrases,
    solved: true,
    closed: true,
    tags: [{ label: "", url: "" }],
  };
  const body = renderEntryBody(empty, { ...site, clock: createClock(0) }, true);
  return html`<template class="row"><li class="entry">${body}</li></template>`;
}

const icons = { solved: check, closed: lock } as const;

function renderEntryBody(row: Row, site: SiteContext, isTemplate = false): Markup {
  const { entry } = site.locale.words;
  const [before, after] = row.acted;
  const marks = rowFields.marks
    .filter((name) => row[name])
    .map((name) => html`<span class="${name}">${icons[name]} ${entry[name]}</span> `);
  const phrases = rowFields.phrases
    .filter((name) => isTemplate || row[name] !== "")
    .map((name) => html`<span class="${name}">${row[name]}</span> `);
  const tags = row.tags.map(({ label, url }) => html`<a href="${url}"><bdi>${label}</bdi></a> `);
  return html`<article>
<h2><a class="title" href="${row.url}"${renderRunsLanguage(row.title, row.titleLanguage, site)}>${renderRuns(row.title)}</a></h2>
<p class="excerpt"${renderRunsLanguage(row.excerpt, row.excerptLanguage, site)}>${renderRuns(row.excerpt)}</p>
<p class="meta">${marks}<span>${fillWith<Markup>(entry.author, { name: renderName(row.author, "author") })}</span> <span class="actor">${before}${renderName(row.actor)}${after}</span> ${renderTime(row, site)} ${phrases}<span class="tags">${tags}</span></p>
</article>`;
}
