import { refuseFormat } from "./json.ts";

export const vlqAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Encodes integers of at least 0 as in source maps (ECMA-426, Base64 VLQ), but without a sign: each
 * character holds five bits, lowest first, and a sixth bit that says whether more follow. Small
 * numbers, such as the gaps of a sorted list, take one or two characters.
 *
 * @example encodeNumberList([0, 31, 32]) // => "AfgB"
 */
export function encodeNumberList(numbers: readonly number[]): string {
  return numbers.map(encodeNumber).join("");
}

/** @throws if `encodeNumberList` cannot have written the text. */
export function decodeNumberList(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (const character of text) {
    const digit = vlqAlphabet.indexOf(character);
    if (digit < 0) refuseFormat();
    number += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  if (scale > 1) refuseFormat();
  return numbers;
}

function encodeNumber(number: number): string {
  const rest = Math.floor(number / 32);
  return rest > 0 ? vlqAlphabet.charAt((number % 32) + 32) + encodeNumber(rest) : vlqAlphabet.charAt(number);
}
