import { groupWords } from "../text/search-words.ts";
import type { ClosestResult, Count } from "./fallback.ts";
import { matchQuery } from "./match/match.ts";
import type { Choices } from "./match/matches.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { readTextWords } from "./passage/text-words.ts";
import { isEmptyQuery, parsePlainQuery, type SearchLanguage } from "./query/query.ts";
import { parseWords, type Wanted } from "./query/words.ts";
import { type Reading, rankMatches, readWhole } from "./rank.ts";
import type { IndexReader } from "./read/index-reader.ts";
import { hasFilter, type SearchState } from "./state.ts";

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
  /** What the query finds without the choices of the reader, if it finds nothing with them. */
  readonly hidden: Count | undefined;
}

/** If fewer discussions hold all words, those that hold some follow. */
const fewResults = 5;

/** Answers a query. @param limit the number of results to show. */
export async function searchIndex(index: IndexReader, state: SearchState, limit: number, language: SearchLanguage): Promise<SearchResult> {
  const reading = await readQuery(state.query, state, language);
  const { query, special } = reading;
  const { wanted } = query;
  const rest = { state, wanted, closest: [], suggestion: undefined, hidden: undefined };
  if (isEmptyQuery(query) && state.query.trim() !== "") return { ...rest, found: 0, isMore: false, shown: [] };
  const isByTime = state.sort === "newest" || wanted.length === 0;
  const matches = await matchQuery(index, query, state, limit, special);
  const ranked = await rankMatches(index, matches, reading, limit, isByTime);
  const isFew = ranked.found < fewResults && !ranked.isMore && wanted.length > 1;
  if (ranked.found > 0 && !isFew) return { ...rest, ...ranked };

  // A reader who lost the connection still learns what was found.
  const fallback = await import("./fallback.ts").catch(() => undefined);
  const offered = await fallback?.offerClosest(
    { index, state, language, reading, matches, found: ranked.found },
    { readQuery, matchQuery, rankMatches, readWhole, readTextWords },
  );
  return { ...rest, ...ranked, ...offered };
}

/** Loads what the query needs besides words. */
async function readQuery(text: string, choices: Choices, { folding, authorKeys }: SearchLanguage): Promise<Reading> {
  const plain = parsePlainQuery(text, folding);
  const hasChoices = hasFilter(choices) || choices.sort !== "";
  if (plain && plain.wanted.length > 0 && !hasChoices) return { query: plain, folding, special: undefined };
  const special = await import("./special.ts");
  return { query: plain ?? special.parseSpecialQuery(text, folding, authorKeys, { parseWords, groupWords }), folding, special };
}
