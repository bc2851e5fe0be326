import { digits, grouping, minus } from "../../locale/fa.ts";
import { fillIn } from "../../text/template.ts";
import type { samples as en } from "../en/format.ts";

const samples = {
  text: "متن",
  person: "نام",
  site: "گفتگو",
  solved: "حل شد",
  campaign: "جشنوارهٔ یلدا",
  chance: "آخرین روزها",
  page: "دربارهٔ ما",
} satisfies typeof en;

/** Formats the fix that shows a correct line. Holes that are not in `samples` stay unchanged. */
export function show(example: string): string {
  return `مثلاً \`${fillIn(example, samples)}\` بنویسید.`;
}

/**
 * Texts of content between commas.
 *
 * @example list(["fa", "en"]) // => "`fa`، `en`"
 */
export function list(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join("، ");
}

/**
 * A number that a reader counts. Groups start at five digits, so that a year has none. A number
 * that the reader has to type is in backticks and in Latin digits instead.
 *
 * @example number(16384) // => "۱۶٬۳۸۴"
 */
export function number(value: number): string {
  const size = String(Math.abs(value));
  const grouped = size.length < 5 ? size : size.replace(/\B(?=(\d{3})+$)/g, grouping);
  return (value < 0 ? minus : "") + grouped.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
