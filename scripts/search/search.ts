import type { Folding } from "../locale/locale.ts";
import { groupWords } from "../text/search-words.ts";
import type { ClosestResult, SearchSteps } from "./fallback.ts";
import { matchQuery } from "./match/match.ts";
import type { Choices } from "./match/matches.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { readTextWords } from "./passage/text-words.ts";
import { isEmptyQuery, parsePlainQuery } from "./query/query.ts";
import { parseWords, type Wanted } from "./query/words.ts";
import { type Reading, rankMatches, readWhole } from "./rank.ts";
import type { IndexReader } from "./read/index-reader.ts";
import { choiceNames, type SearchState } from "./state.ts";

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
  const reading = await readQuery(state.query, state, language);
  const { query, special } = reading;
  if (isEmptyQuery(query) && state.query.trim() !== "")
    return { state, found: 0, isMore: false, shown: [], wanted: [], closest: [], suggestion: undefined };
  const isByTime = state.sort === "newest" || query.wanted.length === 0;
  const matches = await matchQuery(index, query, state, limit, special);
  const ranked = await rankMatches(index, matches, reading, limit, isByTime);
  const { wanted } = query;
  const isNone = ranked.found === 0;
  const isFew = ranked.found < fewResults && !ranked.isMore && wanted.length > 1;
  if (!isNone && !isFew) return { state, ...ranked, wanted, closest: [], suggestion: undefined };

  // A reader who lost the connection still learns that nothing was found.
  const fallback = await import("./fallback.ts").catch(() => undefined);
  const answered = { query: state.query, wanted, matches };
  const steps: SearchSteps = {
    index,
    readDiscussion: (slot) => readWhole(index, slot, reading),
    readWords: (runs) => readTextWords(runs, language.folding),
    findFirst: async (text) => {
      const other = await readQuery(text, state, language);
      const [slot] = (await matchQuery(index, other.query, state, 1, other.special)).slots;
      return slot === undefined ? undefined : readWhole(index, slot, other);
    },
  };
  const closest = isFew ? await fallback?.listClosest(answered, steps) : undefined;
  const suggestion = isNone ? await fallback?.suggestQuery(answered, steps) : undefined;
  return { state, ...ranked, wanted, closest: closest ?? [], suggestion };
}

/** Loads what the query needs besides words. */
async function readQuery(text: string, choices: Choices, { folding, authorKeys }: SearchLanguage): Promise<Reading> {
  const plain = parsePlainQuery(text, folding);
  const hasChoices = choiceNames.some((name) => choices[name] !== "");
  if (plain && plain.wanted.length > 0 && !hasChoices) return { query: plain, folding, special: undefined };
  const special = await import("./special.ts");
  return { query: plain ?? special.parseSpecialQuery(text, folding, authorKeys, { parseWords, groupWords }), folding, special };
}
