import { vlqAlphabet } from "../../listing/base64-vlq.ts";
import { levelCount } from "./postings.ts";

/** Encodes a list for `decodePostings`. */
export type EncodePostings = (postings: Uint32Array) => string;

/** A posting has 32 bits, and a digit holds 5. */
const mostDigits = 7;

const codes = Uint8Array.from(vlqAlphabet, (character) => character.charCodeAt(0));

/** Returns an encoder that uses one buffer for all its lists: an index has a million lists. */
export function createPostingEncoder(): EncodePostings {
  let buffer = Buffer.allocUnsafe(1024);
  return (postings) => {
    if (buffer.length < postings.length * mostDigits) buffer = Buffer.allocUnsafe(2 * postings.length * mostDigits);
    let [size, next] = [0, 0];
    for (let index = 0; index < postings.length; index += 1) {
      const posting = postings[index] ?? 0;
      let rest = posting - next;
      for (; rest >= 32; rest >>>= 5) {
        buffer[size] = codes[(rest & 31) + 32] ?? 0;
        size += 1;
      }
      buffer[size] = codes[rest] ?? 0;
      size += 1;
      next = posting - (posting % levelCount) + levelCount;
    }
    return buffer.toString("latin1", 0, size);
  };
}
