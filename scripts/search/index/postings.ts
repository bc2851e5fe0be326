import { vlqAlphabet } from "../../listing/base64-vlq.ts";
import { refuseFormat } from "../../listing/json.ts";

/**
 * The number of levels. A posting is `slot * levelCount + level`, at most 32 bits. A list has one
 * posting for each document, so its postings ascend as its slots do.
 */
export const levelCount = 8;

/** Lower levels are for words that the title does not have. */
export const titleLevel = 5;

/** The value of each digit by its character code; 255 if it is none. */
const digits = new Uint8Array(128).fill(255);
for (let digit = 0; digit < vlqAlphabet.length; digit += 1) digits[vlqAlphabet.charCodeAt(digit)] = digit;

/**
 * Decodes a list: for each posting the number of slots that are skipped, times `levelCount`, plus
 * the level, as in `encodeNumberList`.
 *
 * @returns postings, ascending.
 * @throws if `encodePostings` cannot have written the text.
 * @example decodePostings("DI") // => Uint32Array [3, 8]: slot 0 with level 3, slot 1 with level 0
 */
export function decodePostings(text: string): Uint32Array {
  const postings = new Uint32Array(text.length);
  let count = 0;
  let next = 0;
  let number = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = digits[text.charCodeAt(index)] ?? 255;
    if (digit === 255) refuseFormat();
    number += (digit & 31) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    const posting = next + number;
    postings[count] = posting;
    count += 1;
    next = posting - (posting % levelCount) + levelCount;
    number = 0;
    scale = 1;
  }
  if (scale > 1) refuseFormat();
  return postings.subarray(0, count);
}

/** Merges two lists without a common slot. */
export function mergePostings(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length);
  let [indexA, indexB] = [0, 0];
  for (let index = 0; index < merged.length; index += 1) {
    const [nextA, nextB] = [a[indexA] ?? Number.POSITIVE_INFINITY, b[indexB] ?? Number.POSITIVE_INFINITY];
    if (nextA < nextB) {
      merged[index] = nextA;
      indexA += 1;
    } else {
      merged[index] = nextB;
      indexB += 1;
    }
  }
  return merged;
}
