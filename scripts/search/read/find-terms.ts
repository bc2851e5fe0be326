import type { ShardTerm } from "../index/shards.ts";
import { matchesTerm, type Term } from "../query/words.ts";

/** A term of the index that matches a term of a query. */
export interface MatchingTerm extends ShardTerm {
  /** 1 if it is the whole word, and less the more letters follow the typed ones. */
  readonly likeness: number;
}

/** How fast a match loses weight with each letter that follows the typed ones. */
const likenessPower = 1.5;

/** The terms of a shard that match, in the order of the shard. */
export function findTerms(shard: readonly ShardTerm[], wanted: Term): readonly MatchingTerm[] {
  return shard
    .filter(({ term }) => matchesTerm(term, wanted))
    .map((found) => ({ ...found, likeness: (wanted.word.length / found.term.length) ** likenessPower }));
}
