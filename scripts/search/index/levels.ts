import { levelCount, titleLevel } from "./postings.ts";

/**
 * What one occurrence of a word counts in each field. Fields are added before BM25 is applied, as
 * in BM25F (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond",
 * 2009, section 3.6). A word of the title has higher levels besides.
 */
export const fieldWeights = { text: 1, title: 1, tag: 2, author: 1 } as const;

/** The usual k1 of BM25 (Robertson and Zaragoza, section 3.5: between 1.2 and 2). */
const saturation = 1.2;

/** The b of BM25. Less than the usual 0.75, since a long discussion is rarely about less. */
const lengthShare = 0.5;

/**
 * Words of a usual discussion. BM25 has the mean of all texts here. A constant keeps the levels of
 * a document independent of all others.
 */
const usualLength = 256;

/** Shorter texts count as this long: a question of three words is not about them ten times more. */
const leastLength = 16;

/**
 * The number of occurrences that reach half of the highest weight.
 *
 * @param length the number of words of the text. It counts as the nearest power of two, so that an
 * edit rarely moves the levels of all its words.
 */
export function findHalf(length: number): number {
  const rounded = 2 ** Math.round(Math.log2(Math.max(leastLength, length)));
  return saturation * (1 - lengthShare + (lengthShare * rounded) / usualLength);
}

/**
 * The part of BM25 that depends on the document, from 0 to 7. The browser multiplies it with the
 * part that depends on the number of documents. However often a text has a word, a title with the
 * word has a higher level.
 *
 * @param count occurrences of the term, each with the weight of its field.
 */
export function findLevel(count: number, half: number, isInTitle: boolean): number {
  const [least, next] = isInTitle ? [titleLevel, levelCount] : [0, titleLevel];
  return Math.min(next - 1, least + Math.floor(((next - least) * count) / (count + half)));
}
