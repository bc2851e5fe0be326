import { parseTermList } from "./index/term-list.ts";
import { isOneEditAway, listEarlyEdits } from "./query/one-edit.ts";
import type { IndexReader } from "./read/index-reader.ts";

/** Shorter words are one edit away from too many. */
const leastLength = 3;

/** The words of the index that have as many first letters in common are few enough. */
const prefixLimit = 5;

/**
 * Words of the index that are one edit away from a word that it does not have, those of most
 * discussions first.
 */
export async function suggestWords(index: IndexReader, word: string, limit: number): Promise<readonly string[]> {
  if (word.length < leastLength) return [];
  for (let length = 1; length < Math.min(word.length, prefixLimit); length += 1) {
    const terms = await index.listTerms(word.slice(0, length));
    if (!terms) continue;
    const near = terms.filter(({ term }) => isOneEditAway(term, word)).map(({ term, list }) => ({ term, count: countDocuments(list) }));
    const early = await Promise.all(listEarlyEdits(word, length).map((term) => countTerm(index, term)));
    return [...new Map([...near, ...early].map((found) => [found.term, found])).values()]
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
      .map(({ term }) => term);
  }
  return [];
}

async function countTerm(index: IndexReader, term: string) {
  const { lists } = await index.findHits({ word: term, isWhole: true }, { isBest: true });
  return { term, count: lists[0]?.postings.length ?? 0 };
}

/** Roughly: a posting takes two characters. */
function countDocuments(encoded: string): number {
  const list = parseTermList(encoded);
  return "count" in list ? list.count : Math.ceil(list.postings.length / 2);
}
