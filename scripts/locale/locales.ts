import * as ar from "./ar.ts";
import * as ckb from "./ckb.ts";
import * as en from "./en.ts";
import * as fa from "./fa.ts";
import { type Labels, relabel } from "./labels.ts";
import type { Locale } from "./locale.ts";

const locales: readonly Locale[] = [fa, en, ar, ckb];

/** The languages of the interface, as BCP 47 tags. */
export const languages: readonly string[] = locales.map(({ language }) => language);

/**
 * The locale for a language tag; its region and script do not matter.
 *
 * @example findLocale("fa-IR")?.language // => "fa"
 */
export function findLocale(language: string): Locale | undefined {
  const [primary] = language.toLowerCase().split("-");
  return locales.find((locale) => locale.language === primary);
}

/**
 * Like `findLocale`, for a language that was checked before, with the site's own texts.
 *
 * @throws if the interface does not have the language.
 */
export function requireLocale(language: string, labels: Labels = {}): Locale {
  const locale = findLocale(language);
  if (!locale) throw new Error(`no locale for the language ${language}`);
  return relabel(locale, labels);
}
