import { levelCount, titleLevel } from "../index/postings.ts";

/** The score of each slot; 0 if the document does not match. */
export type Scores = Float32Array;

/** A list of documents that match a term of a query. */
export interface ScoredList {
  /** As `decodePostings` returns them. */
  readonly postings: Uint32Array;
  /** 1 for the word itself, and less for words that only start with it. */
  readonly likeness: number;
}

/** What a match of each level is worth. A title is well above any text. */
const worths = Array.from({ length: levelCount }, (_, level) =>
  level < titleLevel ? 0.5 + (0.25 * level) / titleLevel : 0.9 + (0.1 * (level + 1 - titleLevel)) / (levelCount - titleLevel),
);

/** What a longer word loses at most: little, so that titles stay above texts. */
const longestLoss = 0.15;

/** What a longer word in the title adds to the word itself: `errors` above, `error` below. */
const share = 0.25;

/** What a longer word in the title scores at least. In a text alone it scores less. */
const leastInTitle = ((worths[titleLevel] ?? 0) * (1 - longestLoss)) / 2;

/**
 * The scores of the documents that match a term. The best of several lists counts. A whole word is
 * worth more than any longer one.
 *
 * @param size the number of slots.
 */
export function scoreLists(lists: readonly ScoredList[], size: number): Scores {
  const [whole, longer] = [new Float32Array(size), new Float32Array(size)];
  for (const { postings, likeness } of lists) {
    const weight = likeness === 1 ? 1 : (1 - longestLoss * (1 - likeness)) / 2;
    const scores = likeness === 1 ? whole : longer;
    for (const posting of postings) {
      const slot = Math.floor(posting / levelCount);
      const score = (worths[posting % levelCount] ?? 0) * weight;
      if (score > (scores[slot] ?? 0)) scores[slot] = score;
    }
  }
  for (let slot = 0; slot < size; slot += 1) {
    const own = whole[slot] ?? 0;
    const more = longer[slot] ?? 0;
    if (own === 0) whole[slot] = more;
    else if (more >= leastInTitle) whole[slot] = own + more * share;
  }
  return whole;
}

export function countMatches(scores: Scores): number {
  let count = 0;
  for (const score of scores) if (score > 0) count += 1;
  return count;
}

/**
 * Weighs a term by its rarity, as BM25 does (Robertson and Zaragoza, "The Probabilistic Relevance
 * Framework", 2009). Changes the scores.
 */
export function weighByRarity(scores: Scores, found: number, all: number): Scores {
  const weight = Math.log(1 + (Math.max(all - found, 0) + 0.5) / (found + 0.5));
  for (let slot = 0; slot < scores.length; slot += 1) scores[slot] = (scores[slot] ?? 0) * weight;
  return scores;
}

/** The documents that match all, with the sum of their scores. */
export function intersect(several: readonly Scores[], size: number): Scores {
  const [first, ...others] = several;
  const common = first ? first.slice() : new Float32Array(size);
  for (const scores of others)
    for (let slot = 0; slot < size; slot += 1) {
      const score = scores[slot] ?? 0;
      common[slot] = score > 0 && (common[slot] ?? 0) > 0 ? (common[slot] ?? 0) + score : 0;
    }
  return common;
}

/** The documents that match any, with the best of their scores. */
export function unite(several: readonly Scores[], size: number): Scores {
  const all = new Float32Array(size);
  for (const scores of several) for (let slot = 0; slot < size; slot += 1) all[slot] = Math.max(all[slot] ?? 0, scores[slot] ?? 0);
  return all;
}

/** Drops documents. Changes the scores and returns them. */
export function dropMatches(scores: Scores, isDropped: (slot: number) => boolean): Scores {
  for (let slot = 0; slot < scores.length; slot += 1) if ((scores[slot] ?? 0) > 0 && isDropped(slot)) scores[slot] = 0;
  return scores;
}

/** Slots are below this number, and scores are below 2^8 with as many bits for their fractions. */
const packing = 2 ** 22;

/** The slots that match, best first, then by slot. */
export function sortMatches(scores: Scores): Uint32Array {
  // A browser sorts plain numbers ten times as fast as with a function that compares two.
  const packed = new Float64Array(countMatches(scores));
  let count = 0;
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0;
    if (score > 0) packed[count++] = slot - Math.round(score * packing) * packing;
  }
  return Uint32Array.from(packed.sort(), (key) => ((key % packing) + packing) % packing);
}
