import { limits } from "./limits.ts";

/**
 * Marks beyond the number that any language puts on one letter, as the source of a pattern. They
 * would cover the lines around.
 */
export const excessMarks = `(?<=[\\p{Mn}\\p{Me}]{${limits.marks}})[\\p{Mn}\\p{Me}]+`;

const excess = new RegExp(excessMarks, "u");

/** True if a letter has more marks than `limits.marks`. */
export function hasExcessMarks(text: string): boolean {
  return mayHoldExcessMarks(text) && excess.test(text);
}

/**
 * Removes the marks beyond `limits.marks` on each letter.
 *
 * @example dropExcessMarks("a\u0300\u0300\u0300\u0300\u0300\u0300")
 * // => "a\u0300\u0300\u0300\u0300"
 */
export function dropExcessMarks(text: string): string {
  return text.replace(new RegExp(excessMarks, "gu"), "");
}

const step = limits.marks + 1;

/**
 * A fast test: false if the text cannot hold `excessMarks`. A run of `step` marks covers an index
 * that is one less than a multiple of `step`, so only those are tested.
 */
export function mayHoldExcessMarks(text: string): boolean {
  for (let index = step - 1; index < text.length; index += step) if (mayBeMark(text.charCodeAt(index))) return true;
  return false;
}

/** False for the characters of most text: Latin, Persian, Han, punctuation and joiners. */
function mayBeMark(unit: number): boolean {
  if (unit < 0x300 || (unit >= 0x2000 && unit <= 0x206f)) return false;
  if (unit < 0x700) return unit < 0x620 || (unit > 0x64a && unit < 0x660) || unit === 0x670 || unit > 0x6d5;
  return unit < 0x3100 || unit > 0x9fff;
}
