import { compareText } from "./code-point-order.ts";
import { foldDigits } from "./fold.ts";

/** Latin, Arabic-Indic and Persian digits. */
const digit = /[0-9٠-٩۰-۹]/;

const parts = /[0-9٠-٩۰-۹]+|./gsu;

/**
 * Compares names of files, addresses and tags. A run of digits compares by its value, in any of
 * the three scripts and of any length; all else compares by code point, with numbers in the place
 * of the Latin digits. Names that differ only in how they write a number compare by code point, so
 * the order is total.
 *
 * @example ["10.md", "۲.md", "1.md"].sort(compareNames) // => ["1.md", "۲.md", "10.md"]
 */
export function compareNames(a: string, b: string): number {
  return (digit.test(a) || digit.test(b) ? compareByValue(a, b, compareText) : 0) || compareText(a, b);
}

/**
 * Compares texts in which a run of digits counts by its value. Different texts may be equal.
 *
 * @param compareParts compares two characters, or a character and a number. It must put all numbers
 * between the same characters.
 */
export function compareByValue(a: string, b: string, compareParts: (a: string, b: string) => number): number {
  const start = findDifference(a, b);
  const [left, right] = [splitNumbers(a.slice(start)), splitNumbers(b.slice(start))];
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index += 1) {
    const [one = "", other = ""] = [left[index], right[index]];
    if (one === other) continue;
    const areNumbers = digit.test(one) && digit.test(other);
    // Without leading zeros, the longer number is the larger one.
    const difference = areNumbers ? one.length - other.length || compareText(one, other) : compareParts(one, other);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The offset of the first character or number that two texts write differently. */
function findDifference(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  while (start > 0 && digit.test(a.charAt(start - 1))) start -= 1;
  return start > 0 && /[\ud800-\udbff]/.test(a.charAt(start - 1)) ? start - 1 : start;
}

/**
 * Splits a text into its characters and its numbers, as Latin digits without leading zeros.
 *
 * @example splitNumbers("a۰۱۲b") // => ["a", "12", "b"]
 */
function splitNumbers(text: string): readonly string[] {
  return (text.match(parts) ?? []).map((part) => (digit.test(part) ? foldDigits(part).replace(/^0+(?=.)/, "") : part));
}
