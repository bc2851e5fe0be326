/** A document in a list: `slot * levelCount + level`, at most 32 bits. */
export type Posting = number;

export const levelCount = 8;

/** Decodes a list: postings, ascending. */
export declare function decodePostings(text: string): Uint32Array;
