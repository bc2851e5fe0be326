import type { ShardTerm } from "../index/shards.ts";
import type { Term } from "../query/words.ts";

/** A term of the index that matches a term of a query. */
export interface MatchingTerm extends ShardTerm {
  /** 1 if it is the whole word, and less the more letters follow the typed ones. */
  readonly likeness: number;
}

/** How fast a match loses weight with each letter that follows the typed ones. */
const likenessPower = 1.5;

/** The terms of a shard that match, in the order of the shard. */
export function findTerms(shard: readonly ShardTerm[], { word, isWhole }: Term): readonly MatchingTerm[] {
  const found: MatchingTerm[] = [];
  for (let index = findFirst(shard, word); index < shard.length; index += 1) {
    const term = shard[index];
    if (!term?.term.startsWith(word) || (isWhole && term.term !== word)) break;
    found.push({ ...term, likeness: (word.length / term.term.length) ** likenessPower });
  }
  return found;
}

/** The index of the first term that is not less than a word. */
function findFirst(shard: readonly ShardTerm[], word: string): number {
  let [low, high] = [0, shard.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shard[middle]?.term ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
