import type { Row } from "../listing/row.ts";
import { parseQuery, type Wanted } from "../search/query.ts";
import type { SearchState } from "../search/state.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";

export interface SearchResult {
  readonly state: SearchState;
  /** Number of all discussions that were found. */
  readonly found: number;
  /** The first of them, each with its whole text. */
  readonly shown: readonly Row[];
  /** What is to be marked in them. */
  readonly wanted: readonly Wanted[];
}

export interface SearchEngine {
  /** Loads what every search needs, where that is not there yet. */
  readonly warmUp: () => Promise<unknown>;
  /** Finds what is asked for and loads the first `limit`. Tries a second time, as the site may have been built anew in between. */
  readonly search: (state: SearchState, limit: number) => Promise<SearchResult>;
}

/** `folder` is the address of the index and ends in `/`. */
export function createSearchEngine(folder: string): SearchEngine {
  let index: Promise<SearchIndex> | undefined;
  let attempts = 0;
  const open = () => {
    index ??= openSearchIndex(folder, attempts++);
    return index;
  };
  const search = async (state: SearchState, limit: number) => {
    const { find } = await open();
    const found = await find(state);
    const shown = await Promise.all(found.slice(0, limit).map(({ load }) => load()));
    return { state, found: found.length, shown, wanted: parseQuery(state.query) };
  };
  return {
    warmUp: () => open().catch(() => undefined),
    search: (state, limit) =>
      search(state, limit).catch(() => {
        index = undefined;
        return search(state, limit);
      }),
  };
}
