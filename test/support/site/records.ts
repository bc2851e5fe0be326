import { loadForum } from "../../../scripts/build/load.ts";
import { buildDocument } from "../../../scripts/search/documents.ts";
import { findMatches } from "../../../scripts/search/passage/occurrences.ts";
import { matchesTerm, parseWords, type Term } from "../../../scripts/search/query/words.ts";
import { joinRuns } from "../../../scripts/text/inline-code.ts";
import { describeSite } from "../../pages/sample.ts";
import { type Files, makeFolder } from "../disk.ts";
import { listIndexWords } from "../search/list-words.ts";
import { now } from "./site.ts";

/** The search of a site, without its index. */
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
  const words = forum.entries.map((entry) => {
    const { row, tags, posts } = buildDocument(entry, site);
    const texts = [joinRuns(row.title), ...tags.map(({ label }) => label), row.author.name, ...posts.map(({ text }) => joinRuns(text))];
    return texts.flatMap((text) => listIndexWords(text, folding));
  });
  const titles = forum.entries.map(({ discussion }) => discussion.title);
  return {
    find: (query) => {
      const wanted = parseWords(query, folding);
      const has = (own: readonly string[], term: Term) => own.some((word) => matchesTerm(word, term));
      const isFound = (own: readonly string[]) => wanted.every(({ ways }) => ways.some((terms) => terms.every((term) => has(own, term))));
      return titles.filter((_, index) => isFound(words[index] ?? [])).sort();
    },
    mark: (query, text) => findMatches(text, parseWords(query, folding), folding).map(({ start, end }) => text.slice(start, end)),
  };
}
