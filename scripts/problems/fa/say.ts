import { digits, grouping } from "../../locale/fa.ts";
import { fillExample, type SampleWords } from "../sample-words.ts";

/**
 * A number that a reader counts, in groups from five digits on, so that a year has none. One that is to be written so stands in backticks, in
 * Latin digits.
 *
 * @example number(16384) // => "۱۶٬۳۸۴"
 */
export function number(value: number): string {
  const grouped = value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, grouping);
  return grouped.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/**
 * Texts of content between commas.
 *
 * @example list(["fa", "en"]) // => "`fa`، `en`"
 */
export function list(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join("، ");
}

const samples: SampleWords = {
  text: "متن",
  person: "نام",
  site: "گفتگو",
  solved: "حل شد",
  campaign: "جشنوارهٔ یلدا",
  chance: "آخرین روزها",
  page: "دربارهٔ ما",
};

/** The fix that shows a line which would be right. */
export function show(example: string): string {
  return `مثلاً \`${fillExample(example, samples)}\` بنویسید.`;
}
