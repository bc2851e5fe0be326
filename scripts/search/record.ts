import type { Entry, Forum } from "../forum/model.ts";
import { plainTitle } from "../forum/title.ts";
import { buildRow, type RowSite } from "../listing/build-row.ts";
import { listDisplays } from "../listing/filter.ts";
import { encodeRow, encodeRows } from "../listing/row-codec.ts";
import { extractText } from "../markdown/plain/full-text.ts";
import { findYear } from "../text/format-date.ts";
import { joinRuns } from "../text/inline-code.ts";
import { buildIndexText } from "./index-text.ts";

/** One discussion as the search index takes it. */
export interface SearchRecord {
  /** A shard of one row, whose excerpt is the whole text; its addresses are relative to the search page. */
  readonly shown: string;
  /** Folded, as all that is searched. */
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
  /** How many discussions the listing of the site has below this one. */
  readonly newness: number;
}

/** One record for each discussion, in listing order; each is made when it is asked for, as a large forum's would not fit in memory. */
export function* buildRecords({ entries }: Forum, site: RowSite): Iterable<SearchRecord> {
  for (const [index, entry] of entries.entries()) yield buildRecord(entry, entries.length - 1 - index, site);
}

/** From the search page, the only one that shows records: so an index holds when the site moves. */
const root = "../";

function buildRecord(entry: Entry, newness: number, site: RowSite): SearchRecord {
  const { discussion, tags, activity, solved, closed, replies } = entry;
  const text = extractText([discussion, ...discussion.replies].map(({ readBody }) => readBody()));
  const row = buildRow(entry, { ...site, basePath: root });
  return {
    shown: encodeRows("", encodeRow(text.length > 0 ? { ...row, excerpt: text } : row)),
    posts: buildIndexText(joinRuns(text)),
    title: buildIndexText(plainTitle(discussion.title)),
    tags: buildIndexText(tags.map(({ label }) => label).join(", ")),
    author: buildIndexText(discussion.author),
    filters: {
      tag: tags.map(({ slug }) => slug),
      status: listDisplays({ solved, closed, answered: replies > 0 }),
      year: [String(findYear(site.locale, activity.at, site.site.zone))],
    },
    newness,
  };
}
