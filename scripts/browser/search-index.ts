import type { Row } from "../listing/row.ts";
import { decodeRows } from "../listing/row-codec.ts";
import { combineHits, type Hit } from "../search/combine.ts";
import { parseQuery, type Term, type Wanted } from "../search/query.ts";
import type { SearchState } from "../search/state.ts";
import { watchFetch } from "./watched-fetch.ts";

/** A discussion that was found. */
export interface FoundDiscussion extends Hit {
  /** Loads what it shows: a row whose excerpt is the whole text. */
  readonly load: () => Promise<Row>;
}

export interface SearchIndex {
  /** All that was found, in the order that is asked for. Rejects when a file of the index cannot be loaded. */
  readonly find: (state: SearchState) => Promise<readonly FoundDiscussion[]>;
}

/** The part of `pagefind.js` that is used here. */
interface PagefindModule {
  readonly createInstance: (options: object) => Pagefind;
}

interface Pagefind {
  readonly preload: (terms: string) => Promise<void>;
  readonly search: (term: Term | null, options: object) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindResult extends Hit {
  readonly data: () => Promise<{ readonly raw_url: string }>;
}

/** Pagefind goes on without a file that it cannot load, and finds less. */
const countFailures = watchFetch();

/**
 * `wordEnd` adds to the length of every word, by which Pagefind tells how near it is to what was asked for; and a title says most of what
 * a discussion is about.
 */
const ranking = { termSimilarity: 2.5, metaWeights: { title: 5, tags: 2, author: 1 } };

/** Behind every word that starts with what stands before it. */
const last = "\u{10fffd}";

/**
 * Opens the index in a folder.
 *
 * @param folder its address, which ends in `/`.
 * @param attempt how often it was opened before: a browser may remember that a module could not be loaded.
 */
export async function openSearchIndex(folder: string, attempt: number): Promise<SearchIndex> {
  const { createInstance }: PagefindModule = await import(`${folder}pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ""}`);
  // A worker would need an exception from Trusted Types.
  const pagefind = createInstance({ noWorker: true, ranking });

  const search = async (term: Term | null, { tag, status, year, sort }: SearchState) => {
    const chosen = Object.entries({ tag, status, year }).filter(([, value]) => value !== "");
    const options = { filters: Object.fromEntries(chosen), ...(sort === "newest" && { sort: { newness: "desc" } }) };
    // The words that start with a term may go on in the next file.
    if (term !== null) await pagefind.preload(`${term} ${term}${last}`);
    const { results } = await pagefind.search(term, options);
    return new Map(results.map(({ id, score, data }) => [id, { id, score, load: async () => readRow((await data()).raw_url) }]));
  };
  const findWanted = async (wanted: readonly Wanted[], state: SearchState) => {
    const terms = [...new Set(wanted.flatMap(({ ways }) => ways.flat()))];
    const hits = new Map(await Promise.all(terms.map(async (term) => [term, await search(term, state)] as const)));
    // In the order of time a score is a place, which all words agree on.
    const add = state.sort === "newest" ? (place: number) => place : (score: number, other: number) => score + other;
    return combineHits(wanted, (term) => hits.get(term) ?? new Map(), add);
  };
  return {
    find: async (state) => {
      const failures = countFailures();
      const isBlank = state.query.trim() === "";
      const found = isBlank
        ? [...(await search(null, { ...state, sort: "newest" })).values()]
        : await findWanted(parseQuery(state.query), state);
      if (countFailures() > failures) throw new Error("a file of the search index cannot be loaded");
      return found;
    },
  };
}

function readRow(json: string): Row {
  const [row] = decodeRows(json).rows;
  if (!row) throw new TypeError("a result without a row");
  return row;
}
