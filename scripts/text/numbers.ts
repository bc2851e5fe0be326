import type { Locale } from "../locale/locale.ts";
import type { CountForms } from "../locale/translation.ts";

/**
 * Formats a whole number (at least 0) in the digits of the locale, in groups of three.
 *
 * @example formatNumber(fa, 1405) // => "۱٬۴۰۵"
 */
export function formatNumber(locale: Pick<Locale, "digits" | "grouping">, n: number): string {
  return formatDigits(locale.digits, String(n).replace(/\B(?=(\d{3})+$)/g, locale.grouping));
}

/**
 * Replaces ASCII digits without grouping, for years and times of day.
 *
 * @example formatDigits(fa.digits, "10:30") // => "۱۰:۳۰"
 */
export function formatDigits(digits: string, text: string): string {
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/**
 * Fills the plural form that a number needs.
 *
 * @example formatCount(fa, { zero: "بدون پاسخ", other: "{count} پاسخ" }, 5) // => "۵ پاسخ"
 */
export function formatCount(locale: Pick<Locale, "digits" | "grouping" | "plural">, forms: CountForms, n: number): string {
  const form = (n === 0 ? forms.zero : undefined) ?? forms[locale.plural(n)] ?? forms.other;
  return form.replace("{count}", formatNumber(locale, n));
}

/**
 * Formats a count that may be negative, with the minus sign of the locale. Only the form `other`
 * always contains the number, so a negative number takes that form.
 *
 * @example formatSignedCount(en, { one: "{count} like", other: "{count} likes" }, -2) // => "-2 likes"
 */
export function formatSignedCount(locale: Pick<Locale, "digits" | "grouping" | "plural" | "minus">, forms: CountForms, n: number): string {
  if (n >= 0) return formatCount(locale, forms, n);
  return forms.other.replace("{count}", locale.minus + formatNumber(locale, -n));
}
