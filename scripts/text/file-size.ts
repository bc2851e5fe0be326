import type { Locale } from "../locale/locale.ts";
import { formatCount, formatDigits, formatNumber } from "./numbers.ts";

/**
 * The decimal separator by the separator of groups: CLDR 48 gives a language that writes `,` or `٬`
 * between groups the other mark of the pair, and a comma to all others.
 */
const decimals: ReadonlyMap<string, string> = new Map([
  [",", "."],
  ["٬", "٫"],
]);

/**
 * Formats the size of a file. As in file managers, a kilobyte has 1,024 bytes, and megabytes have
 * one decimal, unless it is 0.
 *
 * @example formatFileSize(fa, 2_411_725) // => "۲٫۳ مگابایت"
 */
export function formatFileSize(locale: Pick<Locale, "digits" | "grouping" | "plural" | "words">, bytes: number): string {
  const { sizes } = locale.words.attachments;
  if (bytes < 1024) return formatCount(locale, sizes.bytes, bytes);
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return formatCount(locale, sizes.kilobytes, kilobytes);
  const tenths = Math.round((bytes / 2 ** 20) * 10);
  if (tenths % 10 === 0) return formatCount(locale, sizes.megabytes, tenths / 10);
  const decimal = formatDigits(locale.digits, `${decimals.get(locale.grouping) ?? ","}${tenths % 10}`);
  return sizes.megabytes.other.replace("{count}", formatNumber(locale, Math.floor(tenths / 10)) + decimal);
}
