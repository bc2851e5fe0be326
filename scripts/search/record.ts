import type { Entry, Forum } from "../forum/model.ts";
import { plainTitle } from "../forum/title.ts";
import { buildRow, type RowSite } from "../listing/build-row.ts";
import { listDisplays } from "../listing/filter.ts";
import { encodeRow, encodeRows } from "../listing/row-codec.ts";
import { extractText } from "../markdown/plain/full-text.ts";
import { findYear } from "../text/format-date.ts";
import { createIndexWordReader, type IndexWordReader } from "../text/index-words.ts";
import { joinRuns } from "../text/inline-code.ts";
import { buildIndexText } from "./index-text.ts";

/** One discussion for the search index. */
export interface SearchRecord {
  /**
   * A shard with one row, which a result shows. Its excerpt is the whole text, with the language
   * that the author named, and its urls are relative to the search page. It is the url of the
   * record, because Pagefind searches all other fields.
   */
  readonly shown: string;
  /** Folded, as all searched fields. */
  readonly posts: string;
  readonly title: string;
  readonly tags: string;
  readonly author: string;
  readonly filters: {
    /** Slugs. */
    readonly tag: readonly string[];
    readonly status: readonly string[];
    readonly year: readonly string[];
  };
  /** The number of older discussions in the listing of the site. */
  readonly newness: number;
}

/**
 * Builds a record for each discussion, in listing order. It is a generator, because the records of
 * a large forum do not fit in memory.
 */
export function* buildRecords({ entries }: Forum, site: RowSite): Iterable<SearchRecord> {
  const readWords = createIndexWordReader(site.locale.folding);
  for (const [index, entry] of entries.entries()) yield buildRecord(entry, entries.length - 1 - index, site, readWords);
}

/** Relative to the search page, so that the index stays valid if the site moves. */
const root = "../";

function buildRecord(entry: Entry, newness: number, site: RowSite, readWords: IndexWordReader): SearchRecord {
  const { discussion, tags, activity, solved, closed, replies } = entry;
  const text = extractText([discussion, ...discussion.replies].map(({ readBody }) => readBody()));
  const row = buildRow(entry, { ...site, basePath: root });
  const shown = text.length > 0 ? { ...row, excerpt: text, excerptLanguage: discussion.language } : row;
  return {
    shown: encodeRows("", encodeRow(shown)),
    posts: buildIndexText(joinRuns(text), readWords),
    title: buildIndexText(plainTitle(discussion.title), readWords),
    tags: buildIndexText(tags.map(({ label }) => label).join(", "), readWords),
    author: buildIndexText(discussion.author, readWords),
    filters: {
      tag: tags.map(({ slug }) => slug),
      status: listDisplays({ solved, closed, answered: replies > 0 }),
      year: [String(findYear(site.locale, activity.at, site.site.zone))],
    },
    newness,
  };
}
