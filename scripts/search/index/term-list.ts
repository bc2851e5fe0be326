/** The list of a term as a shard holds it: in the shard itself, or in two files of its own. */
export type TermList = InlineList | LongList;

export interface InlineList {
  /** For `decodePostings`. */
  readonly postings: string;
}

/**
 * A list of a common term. Alone in a query, the term needs only the file `best`. With anything
 * else in the query, all postings count: `mergePostings(best, rest)`.
 */
export interface LongList {
  /** The number of documents with the term. */
  readonly count: number;
  /** The name of the file with the best postings: highest level first, then lowest slot. */
  readonly best: string;
  /** The name of the file with all other postings. */
  readonly rest: string;
}

/** The number of postings in a file of best postings. */
export const bestCount = 512;

export declare function decodeTermList(encoded: string): TermList;

/** Decodes a file of best or of other postings: postings, ascending. */
export declare function decodeListFile(json: string): Uint32Array;

/** The postings of two lists without a common slot, ascending. */
export declare function mergePostings(best: Uint32Array, rest: Uint32Array): Uint32Array;
