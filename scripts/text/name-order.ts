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
  return (digit.test(a) || digit.test(b) ? compareParts(splitName(a), splitName(b)) : 0) || compareText(a, b);
}

function compareParts(left: readonly string[], right: readonly string[]): number {
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index += 1) {
    const [one = "", other = ""] = [left[index], right[index]];
    if (one === other) continue;
    // Without leading zeros, the longer number is the larger one.
    const areNumbers = digit.test(one) && digit.test(other);
    return (areNumbers ? one.length - other.length : 0) || compareText(one, other);
  }
  return left.length - right.length;
}

/**
 * Splits a name into its characters and its numbers, as Latin digits without leading zeros.
 *
 * @example splitName("a۰۱۲b") // => ["a", "12", "b"]
 */
function splitName(name: string): readonly string[] {
  return (name.match(parts) ?? []).map((part) => (digit.test(part) ? foldDigits(part).replace(/^0+(?=.)/, "") : part));
}
