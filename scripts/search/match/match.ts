import { filterMarks } from "../index/terms.ts";
import type { Query } from "../query/query.ts";
import type { Term, Wanted } from "../query/words.ts";
import type { IndexReader, Need, TermHits } from "../read/index-reader.ts";
import type { SearchState } from "../state.ts";
import { countMatches, dropMatches, intersect, type Scores, scoreLists, sortMatches, unite, weighByRarity } from "./scores.ts";

/** Shards for each of several prefixes: with the entry, two words need at most five files. */
const sharedShards = 2;

export type Choices = Omit<SearchState, "query">;

/** The discussions that match all of a query. */
export interface Matches {
  /** As many as were needed or more, if there are as many, in the order that the reader chose. */
  readonly slots: Uint32Array;
  readonly scores: Scores;
  /** The number of discussions that match, at least. */
  readonly found: number;
  /** True if more than `found` match. */
  readonly isMore: boolean;
  /** For each wanted word the discussions with it, whatever other words they have. */
  readonly words: readonly Scores[];
}

/** Finds the discussions that match a query and the reader's choices, at least `limit` of them. */
export async function matchQuery(index: IndexReader, query: Query, choices: Choices, limit: number): Promise<Matches> {
  const [word, ...others] = query.wanted;
  const isAlone = word?.ways.length === 1 && others.length === 0 && listConditions(query, choices).length === 0;
  if (isAlone && choices.year === "" && choices.sort === "") {
    const best = await match(index, query, choices, limit, true);
    if (best.slots.length >= Math.min(limit, best.found)) return best;
  }
  return match(index, query, choices, limit, false);
}

async function match(index: IndexReader, query: Query, choices: Choices, limit: number, isBest: boolean): Promise<Matches> {
  const { size } = index;
  const conditions = listConditions(query, choices);
  const terms = [...query.wanted, ...query.excluded].flatMap(({ ways }) => ways.flat());
  const need = { isBest, ...(query.wanted.length > 1 && { shardLimit: sharedShards }) };
  const hits = await loadHits(index, [...terms, ...conditions], need);
  const find = (term: Term) => hits.get(nameTerm(term))?.scores ?? new Float32Array(size);

  const required = [...conditions.map(find), ...(await listYears(index, choices, query.wanted.length + conditions.length === 0))];
  const excluded = query.excluded.flatMap(({ ways }) => ways.map((terms) => intersect(terms.map(find), size)));
  const isDropped = (slot: number) =>
    required.some((scores) => (scores[slot] ?? 0) === 0) || excluded.some((scores) => (scores[slot] ?? 0) > 0);
  const hasChoices = required.length + excluded.length > 0;
  const keepAllowed = (scores: Scores) => (hasChoices ? dropMatches(scores, isDropped) : scores);

  const words = query.wanted.map((word) => matchWord(word, find, keepAllowed, size));
  const scores = words.length > 0 ? intersect(words, size) : keepAllowed(intersect(required, size));
  const cut = [...hits.values()].filter(({ isCut }) => isCut);
  const found = Math.max(countMatches(scores), ...cut.map(({ least }) => least));
  const isMore = cut.some(({ lists }) => lists.length > 1);
  const isByTime = choices.sort === "newest" || words.length === 0;
  const slots = isByTime ? await listNewest(index, scores, choices.year, limit) : sortMatches(scores);
  return { slots, scores, found, isMore, words };
}

/** The terms that a discussion must have besides the words. */
function listConditions({ authors }: Query, { tag, status }: Choices): readonly Term[] {
  const filters = [tag && filterMarks.tag + tag, status && filterMarks.status + status].filter((word) => word !== "");
  const names = authors.map(({ word, isWhole }) => ({ word: filterMarks.author + word, isWhole }));
  return [...filters.map((word) => ({ word, isWhole: true })), ...names];
}

interface ScoredHits extends TermHits {
  readonly scores: Scores;
}

async function loadHits(index: IndexReader, terms: readonly Term[], need: Need): Promise<ReadonlyMap<string, ScoredHits>> {
  const byName = new Map(terms.map((term) => [nameTerm(term), term]));
  const load = async (term: Term): Promise<ScoredHits> => {
    const hits = await index.findHits(term, need);
    const scores = scoreLists(hits.lists, index.size);
    return { ...hits, scores: weighByRarity(scores, Math.max(hits.least, countMatches(scores)), index.entry.count) };
  };
  return new Map(await Promise.all([...byName].map(async ([name, term]) => [name, await load(term)] as const)));
}

const nameTerm = ({ word, isWhole }: Term) => `${word}${isWhole ? " " : ""}`;

/** Of two ways to match a word the better score counts. */
function matchWord(
  { ways, isOneWord }: Wanted,
  find: (term: Term) => Scores,
  keepAllowed: (scores: Scores) => Scores,
  size: number,
): Scores {
  const found = ways.map((terms) => keepAllowed(intersect(terms.map(find), size)));
  const [first = new Float32Array(size)] = found;
  return isOneWord ? (found.find((scores) => countMatches(scores) > 0) ?? first) : unite(found, size);
}

/** The discussions of the chosen year; with `isAll` those of all years, if none is chosen. */
async function listYears(index: IndexReader, { year }: Choices, isAll: boolean): Promise<readonly Scores[]> {
  const years = year !== "" ? [year] : isAll ? [...index.entry.years.keys()] : [];
  if (years.length === 0) return [];
  const scores = new Float32Array(index.size);
  for (const slots of await Promise.all(years.map(index.loadYear))) for (const slot of slots) scores[slot] = 1;
  return [scores];
}

/** Reads the years, newest first, until there are enough discussions. */
async function listNewest(index: IndexReader, scores: Scores, year: string, limit: number): Promise<Uint32Array> {
  const slots: number[] = [];
  for (const known of year === "" ? index.entry.years.keys() : [year]) {
    if (slots.length >= limit) break;
    for (const slot of await index.loadYear(known)) if ((scores[slot] ?? 0) > 0) slots.push(slot);
  }
  return Uint32Array.from(slots);
}
