import { type Phrase, type Row, rowFields } from "../../scripts/listing/row.ts";
import { createClock } from "../../scripts/pages/clock.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { homeUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { fillWith } from "../../scripts/text/template.ts";
import { own } from "../own.ts";
import { check, lock } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { describeItem, describeProperty } from "./microdata.ts";
import { renderName } from "./name.ts";
import { applyAround } from "./overrides.ts";
import { renderRuns, renderRunsLanguage } from "./runs.ts";
import { renderTime } from "./time.ts";

/** The data of an entry that only machines read. */
export interface EntryFacts {
  readonly replies: number;
  /** As in `Moment`. */
  readonly created: string;
  /** Slugs for the filter, if the listing has one page. */
  readonly otherTags: readonly string[] | undefined;
}

/** One entry of a listing. */
export function renderEntry(row: Row, facts: EntryFacts, site: SiteContext): Markup {
  const defaultPart = renderEntryBody(row, facts, site);
  const body = own.entry ? applyAround("entry", defaultPart, () => own.entry?.(defaultPart, row, site)) : defaultPart;
  return html`<li class="entry"${posting}${renderFilterFacts(facts, row)}>${body}</li>
`;
}

function renderFilterFacts({ replies, otherTags }: EntryFacts, row: Row): Markup | "" {
  if (otherTags === undefined) return "";
  const marks = rowFields.marks.filter((name) => row[name]).map((name) => html` data-${name}`);
  return html` data-replies="${replies}" data-tags="${otherTags.join(" ")}"${marks}`;
}

/**
 * The template of an entry, which the filter and the search fill. It holds every part that an entry
 * can have, and does not depend on the time. Search engines read the entries of the page, so it
 * describes nothing to them. The part of the owner is not in it: no script could fill that.
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
  const body = renderEntryBody(empty, undefined, { ...site, clock: createClock(0) });
  return html`<template class="row"><li class="entry">${body}</li></template>`;
}

const icons = { solved: check, closed: lock } as const;

const posting = describeItem("DiscussionForumPosting", "itemListElement");
const headline = describeProperty("headline");
const address = describeProperty("url");
const text = describeProperty("text");
const author = describeItem("Person", "author");

/** @param facts undefined for the template. */
function renderEntryBody(row: Row, facts: EntryFacts | undefined, site: SiteContext): Markup {
  const { entry } = site.locale.words;
  const [before, after] = row.acted;
  const marks = rowFields.marks
    .filter((name) => row[name])
    .map((name) => html`<span class="${name}">${icons[name]} ${entry[name]}</span> `);
  const phrases = rowFields.phrases
    .filter((name) => !facts || row[name] !== "")
    .map((name) => html`<span class="${name}">${row[name]}</span> `);
  const tags = row.tags.map(({ label, url }) => html`<a href="${url}"><bdi>${label}</bdi></a> `);
  const isChanged = facts && facts.created !== row.datetime;
  const date = facts && (isChanged ? "dateModified" : "datePublished");
  const by = fillWith<Markup>(entry.author, { name: renderName(row.author, "author", facts !== undefined) });
  return html`<article>
<h2${facts ? headline : ""}><a class="title"${facts ? address : ""} href="${row.url}"${renderRunsLanguage(row.title, row.titleLanguage, site)}>${renderRuns(row.title)}</a></h2>
<p class="excerpt"${facts ? text : ""}${renderRunsLanguage(row.excerpt, row.excerptLanguage, site)}>${renderRuns(row.excerpt)}</p>
<p class="meta">${marks}<span${facts ? author : ""}>${by}</span> <span class="actor">${before}${renderName(row.actor)}${after}</span> ${renderTime(row, site, date)} ${phrases}<span class="tags">${tags}</span>${facts ? renderHidden(facts, isChanged) : ""}</p>
</article>`;
}

/** What search engines read and readers see only in part. */
function renderHidden({ created, replies }: EntryFacts, isChanged: boolean | undefined): Markup {
  const published = isChanged ? html`<meta itemprop="datePublished" content="${created}">` : "";
  return html`${published}<meta itemprop="commentCount" content="${replies}">`;
}
