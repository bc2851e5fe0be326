import { folding, search } from "#locale";
import { type IndexReader, openIndex } from "../search/read/index-reader.ts";
import { type SearchLanguage, type SearchResult, searchIndex } from "../search/search.ts";
import type { SearchState } from "../search/state.ts";

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
 * @param folder an address that ends in `/`.
 */
export function createSearchEngine(folder: string): SearchEngine {
  const language: SearchLanguage = { folding, authorKeys: search.authorKeys.split(" ") };
  let opened: Promise<IndexReader> | undefined;
  const openFresh = () => openIndex((name) => fetchText(folder + name, isNamedByContent(name)));
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
        return await searchIndex(index, state, limit, language);
      } catch {
        // A new build may have replaced the files. Without a connection, the old index stays.
        const fresh = await openFresh();
        opened = Promise.resolve(fresh);
        return searchIndex(fresh, state, limit, language);
      }
    },
  };
}

/** Entry and texts keep their names when they change. */
function isNamedByContent(name: string): boolean {
  return name !== "entry.json" && !name.includes("/");
}

async function fetchText(url: string, isFixed: boolean): Promise<string> {
  const response = await fetch(url, { cache: isFixed ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
