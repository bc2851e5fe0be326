import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { matchesTerm, type Term, type Wanted } from "../../../scripts/search/query/words.ts";
import type { SearchState } from "../../../scripts/search/state.ts";
import { joinRuns } from "../../../scripts/text/inline-code.ts";
import { createWordLister } from "../../support/search/list-words.ts";
import { parseQuery } from "../../support/search/parse-query.ts";

const listIndexWords = createWordLister();

function listWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(listIndexWords));
}

/** The slugs of the documents that match a query, found without an index. */
export function findByBruteForce(documents: readonly SearchDocument[], state: SearchState): readonly string[] {
  const { wanted, excluded, authors } = parseQuery(state.query, "common", []);
  const read = documents.map((document) => ({
    document,
    words: listWords([
      ...document.posts.map(({ text }) => joinRuns(text)),
      joinRuns(document.row.title),
      ...document.tags.map(({ label }) => label),
      document.row.author.name,
    ]),
    names: listWords([document.row.author.name]),
  }));
  const has = (words: ReadonlySet<string>, term: Term) => [...words].some((word) => matchesTerm(word, term));
  const hasWay = (words: ReadonlySet<string>, terms: readonly Term[]) => terms.every((term) => has(words, term));
  const allowed = read.filter(
    ({ document: { tags, status, year }, words, names }) =>
      (state.tag === "" || tags.some(({ slug }) => slug === state.tag)) &&
      (state.status === "" || status.includes(state.status)) &&
      (state.year === "" || year === state.year) &&
      authors.every((term) => has(names, term)) &&
      !excluded.some(({ ways }) => ways.some((terms) => hasWay(words, terms))),
  );
  const findWord = ({ ways, isOneWord }: Wanted) => {
    const found = ways.map((terms) => allowed.filter(({ words }) => hasWay(words, terms)));
    return new Set(isOneWord ? found.find((some) => some.length > 0) : found.flat());
  };
  const sets = wanted.map(findWord);
  return allowed.filter((one) => sets.every((set) => set.has(one))).map(({ document }) => document.slug);
}
