import { readText } from "../../listing/json.ts";
import { decodePostings } from "./postings.ts";

/** The list of a term as a shard holds it: in the shard itself, or in two files of its own. */
export type TermList = InlineList | LongList;

export interface InlineList {
  /** For `decodePostings`. */
  readonly postings: string;
}

/**
 * The list of a common term. A query of the term alone needs only the best postings. Anything else
 * in the query makes all postings count: `mergePostings(best, rest)`.
 */
export interface LongList {
  /** The number of documents with the term. */
  readonly count: number;
  /** The name of the file with the best postings: highest level first, then lowest slot. */
  readonly best: string;
  /** The name of the file with all other postings. */
  readonly rest: string;
}

/** Starts a long list and its fields. It is not a digit of `vlqAlphabet`. */
const longMark = "!";

export function formatLongList({ best, rest, count }: LongList): string {
  return ["", best, rest, count].join(longMark);
}

/** @example parseTermList("!name-of-best!name-of-rest!70000") */
export function parseTermList(encoded: string): TermList {
  if (!encoded.startsWith(longMark)) return { postings: encoded };
  const [, best = "", rest = "", count = ""] = encoded.split(longMark);
  return { count: Number(count), best, rest };
}

/** Decodes a file of best or of other postings: postings, ascending. */
export function decodeListFile(json: string): Uint32Array {
  return decodePostings(readText(JSON.parse(json)));
}
