import type { Discussion, Post } from "../content/model.ts";
import { findPageNumber, isRemovedReply, listReplies } from "../content/thread.ts";
import type { Entry, Forum } from "../forum/model.ts";
import { buildRow, type RowSite } from "../listing/build-row.ts";
import { listDisplays } from "../listing/filter.ts";
import { extractText } from "../markdown/plain/full-text.ts";
import { findYear } from "../text/format-date.ts";
import type { Run } from "../text/inline-code.ts";
import { findLineLanguage } from "../text/line-language.ts";
import type { SearchDocument, SearchPost } from "./index/document.ts";

/** Relative to the search page, so that the index stays valid if the site moves. */
const root = "../";

/** UTF-16 units of a post, about, that decide about its language. */
const languageSample = 500;

/** The part of a forum that a document depends on besides its discussion. */
export interface DocumentSite extends RowSite {
  /** Other names of tags, by key. A search for such a name finds the discussions with the tag. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
}

/** Lists the other names of all tags of a forum, by key. */
export function listAliases(tags: readonly Pick<Forum["tags"][number], "key" | "aliases">[]): DocumentSite["aliases"] {
  return new Map(tags.flatMap(({ key, aliases }) => (aliases === undefined ? [] : [[key, aliases] as const])));
}

/** The year of the last activity, in the calendar of the site. */
export function findActivityYear({ activity }: Pick<Entry, "activity">, { locale, site }: RowSite): string {
  return String(findYear(locale, activity.at, site.zone));
}

/**
 * Builds what the search knows of a discussion. Reads its texts.
 *
 * @param known posts whose texts need not be read, by id.
 */
export function buildDocument(entry: Entry, site: DocumentSite, known: ReadonlyMap<string, SearchPost> = new Map()): SearchDocument {
  const { discussion, tags, activity, solved, closed, replies } = entry;
  const posts = listPosts(discussion).map(({ post, id, page }): SearchPost => {
    const { text, language } = known.get(id) ?? readPost(post, site);
    return { id, text, ...(page > 1 && { page }), ...(language !== undefined && { language }) };
  });
  const row = buildRow(entry, { ...site, basePath: root });
  const hasText = posts.some(({ text }) => text.length > 0);
  return {
    slug: discussion.slug,
    row: hasText ? { ...row, excerpt: [], excerptLanguage: undefined } : row,
    tags: tags.map(({ key, slug, label }) => ({ slug, label: [label, ...(site.aliases.get(key) ?? [])].join(", ") })),
    status: listDisplays({ solved, closed, answered: replies > 0 }),
    year: findActivityYear(entry, site),
    at: activity.at.at,
    posts,
  };
}

function readPost({ readBody, readParsed, language }: Post, { languages }: DocumentSite): Pick<SearchPost, "text" | "language"> {
  const text = readParsed?.()?.readText() ?? extractText([readBody()]);
  const { lang } = findLineLanguage(cutStart(text), languages, language);
  return { text, ...(lang !== undefined && { language: lang }) };
}

function listPosts(discussion: Discussion): readonly (Required<Pick<SearchPost, "id" | "page">> & { readonly post: Post })[] {
  const replies = listReplies(discussion).flatMap((post, place) =>
    isRemovedReply(post) ? [] : [{ post, id: post.id, page: findPageNumber(place) }],
  );
  return [{ post: discussion, id: "", page: 1 }, ...replies];
}

/** The runs in which a post starts. */
function cutStart(text: readonly Run[]): readonly Run[] {
  let length = 0;
  const end = text.findIndex((run) => {
    length += run.text.length;
    return length >= languageSample;
  });
  return end < 0 ? text : text.slice(0, end + 1).map((run) => ({ ...run, text: run.text.slice(0, languageSample) }));
}
