import type { Folding } from "../locale/locale.ts";
import { findClosest, listUnknown } from "./match/closest.ts";
import { type Matches, matchQuery } from "./match/match.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { findSpelling } from "./passage/spelling.ts";
import { switchKeyboard } from "./query/keyboard.ts";
import { isEmptyQuery, parseQuery, type Query } from "./query/query.ts";
import type { Wanted } from "./query/words.ts";
import { rankMatches, readWhole } from "./rank.ts";
import type { IndexReader } from "./read/index-reader.ts";
import type { SearchState } from "./state.ts";
import { suggestWords } from "./suggest.ts";

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

export interface ClosestResult {
  /** The words that the discussions lack, as they were typed. */
  readonly lacking: readonly string[];
  readonly shown: readonly FoundDiscussion[];
}

/** What depends on the language of the site. */
export interface SearchLanguage {
  readonly folding: Folding;
  /** The words for `author` in a query. */
  readonly authorKeys: readonly string[];
}

/** If fewer discussions hold all words, those that hold some follow. */
const fewResults = 5;

/** The highest number of those. */
const closestLimit = 10;

/** How many corrections of one word are tried. */
const correctionLimit = 3;

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
  const isFew = ranked.found < fewResults && !ranked.isMore;
  const closest = isFew && wanted.length > 1 ? await listClosest(index, matches, query, folding) : [];
  const suggestion = ranked.found > 0 ? undefined : await suggestQuery(index, state, matches, query, language);
  return { state, ...ranked, wanted, closest, suggestion };
}

async function listClosest(index: IndexReader, matches: Matches, query: Query, folding: Folding): Promise<readonly ClosestResult[]> {
  const groups = findClosest(matches, closestLimit);
  return Promise.all(
    groups.map(async ({ lacking, slots }) => ({
      lacking: lacking.map((position) => query.wanted[position]?.text ?? ""),
      shown: await Promise.all(slots.map((slot) => readWhole(index, slot, query, folding))),
    })),
  );
}

/** A query typed with the right keyboard layout, or else with known words for the unknown ones. */
async function suggestQuery(
  index: IndexReader,
  state: SearchState,
  matches: Matches,
  { wanted }: Query,
  { folding, authorKeys }: SearchLanguage,
): Promise<string | undefined> {
  const findFirst = async (text: string) => {
    const query = parseQuery(text, folding, authorKeys);
    const [slot] = (await matchQuery(index, query, state, 1)).slots;
    return slot === undefined ? undefined : readWhole(index, slot, query, folding);
  };
  /** The most common of the near words, as a discussion spells it. */
  const correct = async (word: string) => {
    for (const known of await suggestWords(index, word, correctionLimit)) {
      const first = await findFirst(known);
      if (first) return findSpelling(known, first, folding);
    }
    return undefined;
  };
  const switched = switchKeyboard(state.query);
  if (switched !== undefined && (await findFirst(switched))) return switched;
  let corrected = state.query;
  for (const position of listUnknown(matches)) {
    const { text = "", ways = [] } = wanted[position] ?? {};
    const known = await correct(ways[0]?.[0]?.word ?? "");
    if (known !== undefined) corrected = corrected.replace(text, () => known);
  }
  return corrected !== state.query && (await findFirst(corrected)) ? corrected : undefined;
}
