import * as ar from "./ar.ts";
import * as ckb from "./ckb.ts";
import * as en from "./en.ts";
import * as fa from "./fa.ts";
import { type Labels, relabel } from "./labels.ts";
import type { Locale } from "./locale.ts";

const locales: readonly Locale[] = [fa, en, ar, ckb];

/** The languages that the interface speaks, as BCP 47 tags. */
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
 * The same for a language that was checked before, with the texts that a site words otherwise.
 *
 * @throws when it has no words.
 */
export function requireLocale(language: string, labels: Labels = {}): Locale {
  const locale = findLocale(language);
  if (!locale) throw new Error(`no words for the language ${language}`);
  return relabel(locale, labels);
}
