import { digits } from "../../fa.ts";

/** A number that a reader counts; one that is to be written so stands in backticks, in Latin digits. */
export function number(value: number): string {
  return String(value).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/**
 * Texts of content between commas.
 *
 * @example list(["fa", "en"]) // => "`fa`، `en`"
 */
export function list(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join("، ");
}

/** The fix that shows a line which would be right. */
export function show(example: string): string {
  return `مثلاً \`${example}\` بنویسید.`;
}
