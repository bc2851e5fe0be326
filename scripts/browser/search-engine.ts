import { folding, language } from "#locale";
import { authorKeys } from "#locale/search";
import type { SearchLanguage } from "../search/query/query.ts";
import { type IndexReader, openIndex } from "../search/read/index-reader.ts";
import { type SearchResult, searchIndex } from "../search/search.ts";
import type { SearchState } from "../search/state.ts";
import { hasPersianLetters } from "../text/persian-letters.ts";

export interface SearchFolders {
  /** Has the files that keep their names when they change: entry and texts. */
  readonly index: string;
  /** Has the files that are named by their content. */
  readonly lists: string;
}

export interface SearchEngine {
  /** Loads the entry of the index ahead of the first search. */
  readonly warmUp: () => Promise<unknown>;
  /** Finds the first `limit` results. Rejects if a file of the index cannot be loaded. */
  readonly search: (state: SearchState, limit: number) => Promise<SearchResult>;
}

/**
 * Searches the index in a folder. What was loaded once stays in memory, so that a reader without a
 * connection can search on.
 *
 * @param folders addresses that end in `/`.
 */
export function createSearchEngine(folders: SearchFolders): SearchEngine {
  const settings: SearchLanguage = { folding, authorKeys: authorKeys.split(" "), hasPersianLetters: hasPersianLetters(language) };
  let opened: Promise<IndexReader> | undefined;
  const openFresh = () => openIndex((name, neverChanges) => fetchFile(folders, name, neverChanges));
  const open = () => {
    const opening = opened ?? openFresh();
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  };
  return {
    warmUp: () => open().catch(() => undefined),
    search: async (state, limit) => {
      const index = await open();
      try {
        return await searchIndex(index, state, limit, settings);
      } catch {
        // A new build may have replaced the files. Without a connection, the old index stays.
        const fresh = await openFresh();
        opened = Promise.resolve(fresh);
        return searchIndex(fresh, state, limit, settings);
      }
    },
  };
}

async function fetchFile({ index, lists }: SearchFolders, name: string, neverChanges = false): Promise<string> {
  const url = (neverChanges ? lists : index) + name;
  const response = await fetch(url, { cache: neverChanges ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
