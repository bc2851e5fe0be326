import type { Query } from "../query/query.ts";
import type { Term, Wanted } from "../query/words.ts";
import type { IndexReader, Need, TermHits } from "../read/index-reader.ts";
import type { Choices, Matches } from "./matches.ts";
import { countMatches, intersect, type Scores, scoreLists, sortMatches, unite, weighByRarity } from "./scores.ts";

/** Shards for each of several prefixes: with the entry, two words need at most five files. */
const sharedShards = 2;

/** What few queries need. It loads on demand. */
export type Special = typeof import("../special.ts");

/**
 * Finds the discussions that match a query and the reader's choices, at least `limit` of them.
 *
 * @param special absent if the query has words alone, and nothing is chosen.
 */
export async function matchQuery(index: IndexReader, query: Query, choices: Choices, limit: number, special?: Special): Promise<Matches> {
  if (!special && query.wanted.length === 1 && query.wanted[0]?.ways.length === 1) {
    const best = await match(index, query, choices, limit, true);
    if (best.slots.length >= Math.min(limit, best.found)) return best;
  }
  return match(index, query, choices, limit, false, special);
}

async function match(
  index: IndexReader,
  query: Query,
  choices: Choices,
  limit: number,
  isBest: boolean,
  special?: Special,
): Promise<Matches> {
  const { size } = index;
  const terms = query.wanted.flatMap(({ ways }) => ways.flat());
  const need = { isBest, ...(terms.length > 1 && { shardLimit: sharedShards }) };
  const [hits, keepAllowed = keepAll] = await Promise.all([loadHits(index, terms, need), special?.createFilter(index, query, choices)]);
  const find = (term: Term) => hits.get(nameTerm(term))?.scores ?? new Float32Array(size);
  const findWay = (way: readonly Term[]) => keepAllowed(intersect(way.map(find), size));

  const words = query.wanted.map((word) => matchWord(word, findWay, size));
  const scores = words.length > 0 ? intersect(words, size) : keepAllowed(new Float32Array(size).fill(1));
  const cut = [...hits.values()].filter(({ isCut }) => isCut);
  const found = Math.max(countMatches(scores), ...cut.map(({ least }) => least));
  const isMore = cut.some(({ lists }) => lists.length > 1);
  const isByTime = choices.sort === "newest" || words.length === 0;
  const slots = special && isByTime ? await special.listNewest(index, scores, choices.year, limit) : sortMatches(scores);
  return { slots, scores, found, isMore, words };
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

const keepAll = (scores: Scores) => scores;

const nameTerm = ({ word, isWhole }: Term) => `${word}${isWhole ? " " : ""}`;

/** Of two ways to match a word the better score counts. */
function matchWord({ ways, isOneWord }: Wanted, findWay: (way: readonly Term[]) => Scores, size: number): Scores {
  const found = ways.map(findWay);
  return (isOneWord && found.find((scores) => countMatches(scores) > 0)) || unite(found, size);
}
