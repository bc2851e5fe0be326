import { loadForum } from "../../../scripts/build/load.ts";
import { findMatches } from "../../../scripts/search/matches.ts";
import { matchesTerm, parseQuery } from "../../../scripts/search/query.ts";
import { buildRecords, type SearchRecord } from "../../../scripts/search/record.ts";
import { describeSite } from "../../pages/sample.ts";
import { type Files, makeFolder } from "../disk.ts";
import { now } from "./site.ts";

/** The search of a site, without the index of Pagefind. */
export interface RecordSearch {
  /** The titles of the discussions that a query finds, sorted. */
  readonly find: (query: string) => readonly string[];
  /** The places of a text that the result of a query marks. */
  readonly mark: (query: string, text: string) => readonly string[];
}

/** Builds the search records of a content folder that has no problem. */
export function searchRecords(files: Files): RecordSearch {
  const { forum, problems } = loadForum({ content: makeFolder(files), clock: now, skipBroken: false });
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
  const site = describeSite(forum);
  const { folding } = site.locale;
  const records = [...buildRecords(forum, site)];
  const titles = forum.entries.map(({ discussion }) => discussion.title);
  const has = ({ title, posts, tags, author }: SearchRecord, term: string) =>
    `${title} ${posts} ${tags} ${author}`.split(" ").some((word) => matchesTerm(word.slice(0, -1), term));
  return {
    find: (query) => {
      const wanted = parseQuery(query, folding);
      const isFound = (record: SearchRecord) => wanted.every(({ ways }) => ways.some((terms) => terms.every((term) => has(record, term))));
      return titles.filter((_, index) => records.slice(index, index + 1).some(isFound)).sort();
    },
    mark: (query, text) => findMatches(text, parseQuery(query, folding), folding).map(({ start, end }) => text.slice(start, end)),
  };
}
