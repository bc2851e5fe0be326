import { folding } from "#locale";
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
  /** The words to mark in them. */
  readonly wanted: readonly Wanted[];
}

export interface SearchEngine {
  /** Loads the index ahead of the first search. */
  readonly warmUp: () => Promise<unknown>;
  /**
   * Finds hits and loads the first `limit`. On a failure it tries once more with a fresh index,
   * because a new build may have replaced it.
   */
  readonly search: (state: SearchState, limit: number) => Promise<SearchResult>;
}

/** @param folder address of the index; ends in `/`. */
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
    return { state, found: found.length, shown, wanted: parseQuery(state.query, folding) };
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
