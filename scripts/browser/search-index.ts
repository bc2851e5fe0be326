import { folding } from "#locale";
import type { Row } from "../listing/row.ts";
import { decodeRows } from "../listing/row-codec.ts";
import { combineHits, type Hit } from "../search/combine.ts";
import { parseQuery, type Term, type Wanted } from "../search/query.ts";
import type { SearchState } from "../search/state.ts";

export interface FoundDiscussion extends Hit {
  /** Loads the row to show; its excerpt is the whole text. */
  readonly load: () => Promise<Row>;
}

export interface SearchIndex {
  /** All hits in the requested order. Rejects if a file of the index fails to load. */
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

/** Pagefind ignores a file that fails to load, and finds less. */
const countFailures = watchFetch();

/**
 * Pagefind compares the lengths of a word and the query. `wordEnd` makes every word longer, which
 * the similarity compensates. A title describes a discussion best.
 */
const ranking = { termSimilarity: 2.5, metaWeights: { title: 5, tags: 2, author: 1 } };

/** Sorts after every word with the same prefix. */
const last = "\u{10fffd}";

/**
 * Opens the index in a folder.
 *
 * @param folder an address that ends in `/`.
 * @param attempt the number of earlier attempts: a browser may cache the failure of a module.
 */
export async function openSearchIndex(folder: string, attempt: number): Promise<SearchIndex> {
  const { createInstance }: PagefindModule = await import(`${folder}pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ""}`);
  // A worker would need an exception from Trusted Types.
  const pagefind = createInstance({ noWorker: true, ranking });

  const search = async (term: Term | null, { tag, status, year, sort }: SearchState) => {
    const chosen = Object.entries({ tag, status, year }).filter(([, value]) => value !== "");
    const options = { filters: Object.fromEntries(chosen), ...(sort === "newest" && { sort: { newness: "desc" } }) };
    // Words with the prefix may continue in the next file of the index.
    if (term !== null) await pagefind.preload(`${term} ${term}${last}`);
    const { results } = await pagefind.search(term, options);
    return new Map(results.map(({ id, score, data }) => [id, { id, score, load: async () => readRow((await data()).raw_url) }]));
  };
  const findWanted = async (wanted: readonly Wanted[], state: SearchState) => {
    const terms = [...new Set(wanted.flatMap(({ ways }) => ways.flat()))];
    const hits = new Map(await Promise.all(terms.map(async (term) => [term, await search(term, state)] as const)));
    // Sorted by time, a score is a position, the same for all words.
    const add = state.sort === "newest" ? (place: number) => place : (score: number, other: number) => score + other;
    return combineHits(wanted, (term) => hits.get(term) ?? new Map(), add);
  };
  return {
    find: async (state) => {
      const failures = countFailures();
      const isBlank = state.query.trim() === "";
      const found = isBlank
        ? [...(await search(null, { ...state, sort: "newest" })).values()]
        : await findWanted(parseQuery(state.query, folding), state);
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

/** Counts the failed fetches of the page from now on; the result returns the count. */
function watchFetch(): () => number {
  const { fetch } = window;
  let failures = 0;
  window.fetch = async (...request) => {
    try {
      const response = await fetch(...request);
      if (!response.ok) failures += 1;
      return response;
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
  return () => failures;
}
