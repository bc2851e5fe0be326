import type { Site } from "../content/model.ts";
import type { AuthorRef, Entry, TagRef } from "../forum/model.ts";
import { splitTitle } from "../forum/title.ts";
import type { Locale } from "../locale/locale.ts";
import { formatDate, formatDateTime } from "../text/format-date.ts";
import { link } from "../text/href.ts";
import type { Candidates } from "../text/language.ts";
import { findLineLanguage } from "../text/line-language.ts";
import { formatCount, formatSignedCount } from "../text/numbers.ts";
import type { NameLink, Row } from "./row.ts";

/** A row without the part that depends on the listing. */
export type SharedRow = Omit<Row, "tags">;

/** The part of a site that rows depend on. */
export interface RowSite {
  readonly site: Pick<Site, "zone">;
  readonly locale: Locale;
  /** The language of the site, and the language of other Latin texts. */
  readonly languages: Candidates;
  /** Path of the site's folder on its host: `/` or `/forum/`. */
  readonly basePath: string;
  /** By every spelling of a name; empty if the settings turn author pages off. */
  readonly authors: ReadonlyMap<string, AuthorRef>;
}

/** Returns the cached row of an entry, or builds and caches it. */
export type RowCache = (entry: Entry, build: () => SharedRow) => SharedRow;

type Listed = Pick<TagRef, "key">;

/** An entry shows at most this many other tags. */
const tagLimit = 2;

/**
 * Builds the row of an entry for pages, filter files and the search index.
 *
 * @param listed the tag of the listing, which the row omits.
 */
export function buildRow(entry: Entry, site: RowSite, listed?: Listed, cache?: RowCache): Row {
  const describe = () => describeEntry(entry, site);
  // The spread comes last, so that all rows share one hidden class of V8, which saves memory.
  return { tags: listTags(entry, site, listed), ...(cache ? cache(entry, describe) : describe()) };
}

/** A name with the address of its author page. */
export function linkName({ authors, basePath }: Pick<RowSite, "basePath" | "authors">, name: string): NameLink {
  const author = authors.get(name);
  return { name, url: author ? link(basePath, author.url) : "" };
}

function describeEntry(entry: Entry, site: RowSite): SharedRow {
  const { discussion, excerpt, activity, solved, closed, replies } = entry;
  const { locale, basePath } = site;
  const { zone } = site.site;
  const { words } = locale;
  const title = splitTitle(discussion.title);
  const [before = "", after = ""] = words.entry.actor[activity.verb].split("{name}");
  return {
    url: link(basePath, entry.url),
    title,
    titleLanguage: findLineLanguage(title, site.languages, discussion.language).lang,
    excerpt: excerpt.length > 0 ? excerpt : [{ text: words.post.noText, code: false }],
    excerptLanguage: excerpt.length > 0 ? findLineLanguage(excerpt, site.languages, discussion.language).lang : undefined,
    author: linkName(site, discussion.author),
    actor: linkName(site, activity.actor),
    acted: [before, after],
    at: activity.at.at,
    datetime: activity.at.datetime,
    date: formatDate(locale, activity.at, zone),
    fullDate: formatDateTime(locale, activity.at, zone),
    replies: formatCount(locale, words.entry.replies, replies),
    likes: discussion.likes === 0 ? "" : formatSignedCount(locale, words.entry.likes, discussion.likes),
    solved,
    closed,
  };
}

function listTags({ tags }: Entry, { basePath }: RowSite, listed: Listed | undefined): Row["tags"] {
  return tags
    .filter(({ key }) => key !== listed?.key)
    .slice(0, tagLimit)
    .map(({ label, url }) => ({ label, url: link(basePath, url) }));
}
