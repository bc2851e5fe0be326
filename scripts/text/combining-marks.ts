import { limits } from "./limits.ts";

/** Marks beyond those that stand on one letter in any language: they would hang over the lines around. As the source of a pattern. */
export const excessMarks = `(?<=[\\p{Mn}\\p{Me}]{${limits.marks}})[\\p{Mn}\\p{Me}]+`;

const excess = new RegExp(excessMarks, "u");

/** Whether a letter has more marks than any language gives it. */
export function hasExcessMarks(text: string): boolean {
  return mayHoldExcessMarks(text) && excess.test(text);
}

/**
 * Without those marks.
 *
 * @example dropExcessMarks("a\u0300\u0300\u0300\u0300\u0300\u0300") // => "a\u0300\u0300\u0300\u0300"
 */
export function dropExcessMarks(text: string): string {
  return text.replace(new RegExp(excessMarks, "gu"), "");
}

const step = limits.marks + 1;

/** False where the text surely holds no `excessMarks`: a run of so many touches every place that is a multiple of their number. */
export function mayHoldExcessMarks(text: string): boolean {
  for (let index = step - 1; index < text.length; index += step) if (mayBeMark(text.charCodeAt(index))) return true;
  return false;
}

/** False of what most text is made of: Latin, Persian, Han, and the signs and joiners between them. */
function mayBeMark(unit: number): boolean {
  if (unit < 0x300 || (unit >= 0x2000 && unit <= 0x206f)) return false;
  if (unit < 0x700) return unit < 0x620 || (unit > 0x64a && unit < 0x660) || unit === 0x670 || unit > 0x6d5;
  return unit < 0x3100 || unit > 0x9fff;
}
