/**
 * What few queries ask for: phrases, words that no result has, authors, choices beside the query,
 * and the newest first. It is a bundle of its own, and receives what the script of the page already
 * has.
 */
import { levelCount } from "./index/postings.ts";
import { filterMarks } from "./index/terms.ts";
import type { Choices, Matches } from "./match/matches.ts";
import { dropMatches, type Scores } from "./match/scores.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { holdsPhrase } from "./passage/phrases.ts";
import type { Query } from "./query/query.ts";
import type { Term } from "./query/words.ts";
import type { IndexReader } from "./read/index-reader.ts";

export { parseSpecialQuery } from "./query/special-query.ts";

/** By slot: 1 for a discussion that matches. */
type Marks = Uint8Array;

/**
 * Returns a function that drops the discussions without everything that a query and its choices ask
 * for besides words. The function changes the scores and returns them.
 */
export async function createFilter(index: IndexReader, query: Query, choices: Choices): Promise<(scores: Scores) => Scores> {
  const mark = async (term: Term): Promise<Marks> => {
    const marks = new Uint8Array(index.size);
    for (const { postings } of (await index.findHits(term)).lists)
      for (const posting of postings) marks[Math.floor(posting / levelCount)] = 1;
    return marks;
  };
  const conditions = listConditions(query, choices);
  const years = await listYears(index, choices, query.wanted.length + conditions.length === 0);
  const required = [...(await Promise.all(conditions.map(mark))), ...years];
  const ways = query.excluded.flatMap((word) => word.ways);
  const excluded = await Promise.all(ways.map((terms) => Promise.all(terms.map(mark))));
  const isDropped = (slot: number) => {
    const has = (marks: Marks) => marks[slot] === 1;
    return !required.every(has) || excluded.some((terms) => terms.every(has));
  };
  return (scores) => dropMatches(scores, isDropped);
}

/** The terms that a discussion must have besides the words. */
function listConditions({ authors }: Query, { tag, status }: Choices): readonly Term[] {
  const filters = [tag && filterMarks.tag + tag, status && filterMarks.status + status].filter((word) => word !== "");
  const names = authors.map(({ word, isWhole }) => ({ word: filterMarks.author + word, isWhole }));
  return [...filters.map((word) => ({ word, isWhole: true })), ...names];
}

/** The discussions of the chosen year; with `isAll` those of all years, if none is chosen. */
async function listYears(index: IndexReader, { year }: Choices, isAll: boolean): Promise<readonly Marks[]> {
  if (year === "" && !isAll) return [];
  const years = year === "" ? [...index.entry.years.keys()] : [year];
  const marks = new Uint8Array(index.size);
  for (const slots of await Promise.all(years.map(index.loadYear))) for (const slot of slots) marks[slot] = 1;
  return [marks];
}

/** The newest `limit` of the discussions that match, or a few more. Reads years until they do. */
export async function listNewest(index: IndexReader, scores: Matches["scores"], year: string, limit: number): Promise<Uint32Array> {
  const slots: number[] = [];
  for (const known of year === "" ? index.entry.years.keys() : [year]) {
    if (slots.length >= limit) break;
    for (const slot of await index.loadYear(known)) if ((scores[slot] ?? 0) > 0) slots.push(slot);
  }
  return Uint32Array.from(slots);
}

/** True if a discussion holds the phrases of a query and none of the excluded ones. */
export function holdsPhrases({ texts }: FoundDiscussion, { phrases }: Query): boolean {
  return phrases.every((phrase) => texts.some((groups) => holdsPhrase(groups, phrase)) !== phrase.isExcluded);
}

/** The texts of this many candidates are searched for phrases, or more for a longer list. */
const phraseReach = 50;

/** How many candidates are searched for each result with a phrase. */
const phraseChecks = 5;

export interface PhraseSteps {
  /** How many candidates are read at once. */
  readonly block: number;
  /** Reads some discussions, and puts them in their final order. */
  readonly readInOrder: (slots: Uint32Array) => Promise<readonly FoundDiscussion[]>;
}

/** The best candidates that hold the phrases of a query. Reads texts until there are enough. */
export async function rankPhrases({ slots, found }: Matches, query: Query, limit: number, { block, readInOrder }: PhraseSteps) {
  const reach = Math.min(slots.length, Math.max(phraseReach, limit * phraseChecks));
  const held: FoundDiscussion[] = [];
  let checked = 0;
  for (; checked < reach && held.length <= limit; checked += block) {
    const read = await readInOrder(slots.subarray(checked, Math.min(checked + block, reach)));
    held.push(...read.filter((discussion) => holdsPhrases(discussion, query)));
  }
  return { shown: held.slice(0, limit), found: held.length, isMore: found > Math.min(checked, reach) };
}
