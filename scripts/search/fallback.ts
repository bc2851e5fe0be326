/**
 * What the search shows if few discussions hold all words of a query, or none. Few queries need
 * it, so it is a bundle of its own. It receives what the script of the page already has.
 */

import type { Run } from "../text/inline-code.ts";
import { foldYehKaf } from "../text/persian-letters.ts";
import { findClosest, listUnknown } from "./match/closest.ts";
import type { matchQuery } from "./match/match.ts";
import type { Choices, Matches } from "./match/matches.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { findSpelling } from "./passage/spelling.ts";
import type { readTextWords, TextWords } from "./passage/text-words.ts";
import { switchKeyboard } from "./query/keyboard.ts";
import type { SearchLanguage } from "./query/query.ts";
import type { Wanted } from "./query/words.ts";
import type { Ranked, Reading, rankMatches, readWhole } from "./rank.ts";
import type { IndexReader } from "./read/index-reader.ts";
import { hasFilter, type SearchState } from "./state.ts";
import { suggestWords } from "./suggest.ts";

/** What a query was, and what it found. */
export interface Answered {
  readonly index: IndexReader;
  readonly state: SearchState;
  readonly language: SearchLanguage;
  readonly reading: Reading;
  readonly matches: Matches;
  /** The number of discussions that match, phrases included. */
  readonly found: number;
}

/** The steps of a search, which the script of the page has. */
export interface SearchSteps {
  readonly readQuery: (text: string, choices: Choices, language: SearchLanguage) => Promise<Reading>;
  readonly matchQuery: typeof matchQuery;
  readonly rankMatches: typeof rankMatches;
  readonly readWhole: typeof readWhole;
  readonly readTextWords: typeof readTextWords;
}

/** What the query was, and how to try another one. */
interface Attempts {
  readonly index: IndexReader;
  readonly query: string;
  readonly wanted: readonly Wanted[];
  readonly matches: Matches;
  readonly hasPersianLetters: boolean;
  readonly readWords: (runs: readonly Run[]) => TextWords;
  /** The best result of another query with the same choices. */
  readonly findFirst: (query: string) => Promise<FoundDiscussion | undefined>;
}

export interface ClosestResult {
  /** The words that the discussions lack, as they were typed. */
  readonly lacking: readonly string[];
  readonly shown: readonly FoundDiscussion[];
}

/** A number of discussions. */
export type Count = Pick<Ranked, "found" | "isMore">;

export interface Offered {
  /** Empty for a query of one word. */
  readonly closest: readonly ClosestResult[];
  /** A query that finds something, if this one finds nothing. */
  readonly suggestion: string | undefined;
  /** What the query finds without the choices of the reader, if it finds nothing with them. */
  readonly hidden: Count | undefined;
}

/** The highest number of discussions that hold only some of the words. */
const closestLimit = 10;

/** How many corrections of one word are tried. */
const correctionLimit = 3;

/** What is close to a query that found little. */
export async function offerClosest({ index, state, language, reading, matches, found }: Answered, steps: SearchSteps): Promise<Offered> {
  const { wanted } = reading.query;
  const readWords = (runs: readonly Run[]) => steps.readTextWords(runs, language.folding);
  const findFirst = async (text: string) => {
    const other = await steps.readQuery(text, state, language);
    const [slot] = (await steps.matchQuery(index, other.query, state, 1, other.special)).slots;
    return slot === undefined ? undefined : steps.readWhole(index, slot, other);
  };
  const closest = wanted.length > 1 ? await listClosest(wanted, matches, (slot) => steps.readWhole(index, slot, reading)) : [];
  const { hasPersianLetters } = language;
  const attempts = { index, query: state.query, wanted, matches, hasPersianLetters, readWords, findFirst };
  const hidden = found === 0 && hasFilter(state) ? await countHidden(index, state, language, steps) : undefined;
  const suggestion = found === 0 && !hidden ? await suggestQuery(attempts) : undefined;
  return { closest, suggestion, hidden };
}

/** How many discussions only the reader's choices hide. Undefined if there are none. */
async function countHidden(
  index: IndexReader,
  state: SearchState,
  language: SearchLanguage,
  steps: SearchSteps,
): Promise<Count | undefined> {
  const all = { ...state, tag: "", status: "", year: "" };
  const reading = await steps.readQuery(state.query, all, language);
  const matches = await steps.matchQuery(index, reading.query, all, 1, reading.special);
  const { found, isMore } = await steps.rankMatches(index, matches, reading, 1, true);
  return found > 0 ? { found, isMore } : undefined;
}

/** Discussions that hold some of the words, in groups by the words that they lack. */
async function listClosest(
  wanted: readonly Wanted[],
  matches: Matches,
  readDiscussion: (slot: number) => Promise<FoundDiscussion>,
): Promise<readonly ClosestResult[]> {
  const groups = findClosest(matches, closestLimit);
  return Promise.all(
    groups.map(async ({ lacking, slots }) => ({
      lacking: lacking.map((position) => wanted[position]?.text ?? ""),
      shown: await Promise.all(slots.map(readDiscussion)),
    })),
  );
}

/**
 * A query typed with the right keyboard layout, or else with known words for the unknown ones: on
 * the right layout, or one edit away.
 */
async function suggestQuery(attempts: Attempts): Promise<string | undefined> {
  const { query, wanted, matches, findFirst } = attempts;
  const switched = await switchKnown(query, findFirst);
  if (switched !== undefined) return switched;
  let corrected = query;
  for (const position of listUnknown(matches)) {
    const { text = "", ways = [] } = wanted[position] ?? {};
    const known = (await switchKnown(text, findFirst)) ?? (await correctWord(ways[0]?.[0]?.word ?? "", attempts));
    if (known !== undefined) corrected = corrected.replace(text, () => known);
  }
  return corrected !== query && (await findFirst(corrected)) ? corrected : undefined;
}

/** A text on the other keyboard layout, if that finds something. One letter says too little. */
async function switchKnown(text: string, findFirst: Attempts["findFirst"]): Promise<string | undefined> {
  const switched = text.length > 1 ? switchKeyboard(text) : undefined;
  return switched !== undefined && (await findFirst(switched)) ? switched : undefined;
}

/** The most common of the near words, as a discussion spells it, in the letters of the site. */
async function correctWord(word: string, { index, hasPersianLetters, findFirst, readWords }: Attempts): Promise<string | undefined> {
  for (const known of await suggestWords(index, word, correctionLimit)) {
    const first = await findFirst(known);
    if (!first) continue;
    const spelling = findSpelling(known, first, readWords);
    return hasPersianLetters ? foldYehKaf(spelling) : spelling;
  }
  return undefined;
}
