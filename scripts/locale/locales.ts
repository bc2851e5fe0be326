import * as ar from "./ar.ts";
import type { Calendar } from "./calendars.ts";
import * as ckb from "./ckb.ts";
import * as en from "./en.ts";
import * as fa from "./fa.ts";
import { changeTexts, type Labels, relabel } from "./labels.ts";
import type { LanguageWords, Locale } from "./locale.ts";
import { languageRegions } from "./regions.ts";

const words: readonly LanguageWords[] = [fa, en, ar, ckb];

/** The languages of the interface, as BCP 47 tags without a region. */
export const languages: readonly string[] = words.map(({ language }) => language);

/**
 * A language of the interface with an optional region. The script may be named too; it is the one
 * that the language has here.
 */
const shape = /^([a-z]{2,3})(?:-(arab|latn))?(?:-([a-z]{2}))?$/i;

/** What a site may choose for its locale. */
interface Choice {
  /** By default the calendar of the language. */
  readonly calendar?: Calendar;
  readonly labels?: Labels;
}

/**
 * The locale for a language tag.
 *
 * @returns undefined for an unknown language or region.
 * @example findLocale("FA-af")?.tag // => "fa-AF"
 */
export function findLocale(tag: string, calendar?: Calendar): Locale | undefined {
  const [, primary = "", script = "", region = ""] = shape.exec(tag) ?? [];
  const base = words.find(({ language }) => language === primary.toLowerCase());
  if (!base || (script !== "" && (script.toLowerCase() === "latn") !== (base.direction === "ltr"))) return undefined;
  return region === "" ? buildLocale(base, calendar) : buildLocale(base, calendar, region.toUpperCase());
}

/**
 * Like `findLocale`, for a language that was checked before, with the other choices of the site.
 *
 * @param own such as the settings of the site.
 * @throws if the interface does not have the language.
 */
export function requireLocale(tag: string, { calendar, labels = {} }: Choice = {}): Locale {
  const locale = findLocale(tag, calendar);
  if (!locale) throw new Error(`no locale for the language ${tag}`);
  return relabel(locale, labels);
}

/**
 * The tags of a language of the interface: without and with each region.
 *
 * @param tag may have an unknown region, or be no BCP 47 tag, such as `fa_IR`.
 * @returns undefined for an unknown language.
 */
export function listLanguageTags(tag: string): readonly string[] | undefined {
  const [primary = ""] = tag.toLowerCase().split(/[-_]/);
  if (!languages.includes(primary)) return undefined;
  return [primary, ...Object.keys(languageRegions[primary]?.regions ?? {}).map((region) => `${primary}-${region}`)];
}

function buildLocale(base: LanguageWords, calendar: Calendar = base.dates.calendar, region?: string): Locale | undefined {
  const known = languageRegions[base.language];
  const own = region === undefined || !known || !Object.hasOwn(known.regions, region) ? undefined : known.regions[region];
  if (region !== undefined && !own) return undefined;
  const months = own?.months?.[calendar] ?? (calendar === base.dates.calendar ? base.dates.months : known?.months[calendar]);
  const locale = {
    ...base,
    ...own?.numbers,
    tag: region === undefined ? base.language : `${base.language}-${region}`,
    territory: region ?? base.territory,
    dates: { ...base.dates, calendar, months: months ?? base.dates.months },
  };
  const digits = own?.numbers?.digits;
  return digits === undefined ? locale : changeTexts(locale, (text) => replaceDigits(text, base.digits, digits));
}

function replaceDigits(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`[${from}]`, "g"), (digit) => to[from.indexOf(digit)] ?? digit);
}
