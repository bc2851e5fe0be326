import type { Folding } from "../locale/locale.ts";
import type { ClosestResult, SearchSteps } from "./fallback.ts";
import { matchQuery } from "./match/match.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { readTextWords } from "./passage/text-words.ts";
import { isEmptyQuery, parseQuery } from "./query/query.ts";
import type { Wanted } from "./query/words.ts";
import { rankMatches, readWhole } from "./rank.ts";
import type { IndexReader } from "./read/index-reader.ts";
import type { SearchState } from "./state.ts";

export interface SearchResult {
  readonly state: SearchState;
  /** The number of discussions that match. */
  readonly found: number;
  /** True if more than `found` match. */
  readonly isMore: boolean;
  /** The first of them. */
  readonly shown: readonly FoundDiscussion[];
  /** The words to mark in them. */
  readonly wanted: readonly Wanted[];
  /** Discussions that hold some of the words, if few hold all. */
  readonly closest: readonly ClosestResult[];
  /** A query that finds something, if this one finds nothing. */
  readonly suggestion: string | undefined;
}

/** What depends on the language of the site. */
export interface SearchLanguage {
  readonly folding: Folding;
  /** The words for `author` in a query. */
  readonly authorKeys: readonly string[];
}

/** If fewer discussions hold all words, those that hold some follow. */
const fewResults = 5;

/** Answers a query. @param limit the number of results to show. */
export async function searchIndex(index: IndexReader, state: SearchState, limit: number, language: SearchLanguage): Promise<SearchResult> {
  const { folding, authorKeys } = language;
  const query = parseQuery(state.query, folding, authorKeys);
  if (isEmptyQuery(query) && state.query.trim() !== "")
    return { state, found: 0, isMore: false, shown: [], wanted: [], closest: [], suggestion: undefined };
  const isByTime = state.sort === "newest" || query.wanted.length === 0;
  const matches = await matchQuery(index, query, state, limit);
  const ranked = await rankMatches(index, matches, query, limit, isByTime, folding);
  const { wanted } = query;
  const isNone = ranked.found === 0;
  const isFew = ranked.found < fewResults && !ranked.isMore && wanted.length > 1;
  if (!isNone && !isFew) return { state, ...ranked, wanted, closest: [], suggestion: undefined };

  // A reader who lost the connection still learns that nothing was found.
  const fallback = await import("./fallback.ts").catch(() => undefined);
  const answered = { query: state.query, wanted, matches };
  const steps: SearchSteps = {
    index,
    readDiscussion: (slot) => readWhole(index, slot, query, folding),
    readWords: (runs) => readTextWords(runs, folding),
    findFirst: async (text) => {
      const other = parseQuery(text, folding, authorKeys);
      const [slot] = (await matchQuery(index, other, state, 1)).slots;
      return slot === undefined ? undefined : readWhole(index, slot, other, folding);
    },
  };
  const closest = isFew ? await fallback?.listClosest(answered, steps) : undefined;
  const suggestion = isNone ? await fallback?.suggestQuery(answered, steps) : undefined;
  return { state, ...ranked, wanted, closest: closest ?? [], suggestion };
}
