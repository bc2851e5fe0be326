import type { EditorWords } from "./editor-words.ts";
import type { PromptWords } from "./prompt-words.ts";
import type { CopyWords, FilterWords, KeyWords, SearchWords, TagFinderWords } from "./script-words.ts";
import type { Words } from "./words.ts";

/**
 * Everything about a language that the site shows: plain data and one rule.
 * A module of a language exports each field by its own name, so that a bundle takes only what it uses.
 */
export interface Locale {
  /** BCP 47 tag, for `lang`. */
  readonly language: string;
  /** The country of a language tag, for formats that ask for one (ISO 3166-1). */
  readonly territory: string;
  readonly direction: "ltr" | "rtl";
  /** The subsets of the font that every page in this language shows, by their names in the font's package. */
  readonly fonts: readonly string[];
  /** The ten digits from zero, each one UTF-16 unit. */
  readonly digits: string;
  /** Stands between groups of three digits. */
  readonly grouping: string;
  /** The CLDR category of a whole number, at least 0. */
  readonly plural: (count: number) => PluralForm;
  readonly ages: AgeWords;
  readonly units: UnitWords;
  readonly dates: DateWords;
  readonly banner: BannerWords;
  readonly countdown: CountdownWords;
  readonly filter: FilterWords;
  readonly search: SearchWords;
  readonly tagFinder: TagFinderWords;
  readonly copy: CopyWords;
  readonly keys: KeyWords;
  readonly prompts: PromptWords;
  readonly editor: EditorWords;
  readonly words: Words;
}

/** Plural categories of CLDR (UTS 35, part 3) less `zero`, which here means the number 0 in every language. */
export type PluralForm = "one" | "two" | "few" | "many" | "other";

/** One counted phrase; `{count}` is where the number goes. `zero` is used for 0; a form that is missing is `other`. */
export type CountForms = Readonly<Partial<Record<Exclude<PluralForm, "other"> | "zero", string>> & Record<"other", string>>;

export interface AgeWords {
  /** Under a minute. */
  readonly now: string;
  /** Under a day, of a date without a time. */
  readonly today: string;
  readonly minutes: CountForms;
  readonly hours: CountForms;
  readonly days: CountForms;
  readonly weeks: CountForms;
  readonly months: CountForms;
  readonly years: CountForms;
}

/** Names under the numbers of the countdown; they do not change with the number, so that nothing moves. */
export interface UnitWords {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

export interface DateWords {
  readonly calendar: "gregorian" | "jalali";
  /** Twelve, in the order of the calendar. */
  readonly months: readonly string[];
  /** Seven, from Sunday. */
  readonly weekdays: readonly string[];
  /** `{day}`, `{month}`, `{year}`. */
  readonly date: string;
  /** `{weekday}` and the holes of `date`. */
  readonly fullDate: string;
  /** `{date}` is a full date, `{time}` is hours and minutes. */
  readonly dateTime: string;
  /** For an end that is a day's end: `{date}` is a full date, `{zone}` the name of the zone. */
  readonly deadlineDay: string;
  /** For any other end: `{date}`, `{time}`, `{zone}`. */
  readonly deadlineTime: string;
  /** Names for IANA zones; one that is missing is called by its city. */
  readonly zones: Readonly<Record<string, string>>;
}

export interface BannerWords {
  readonly label: string;
  /** `{percent}`. */
  readonly offer: string;
  readonly link: string;
  /** Follows the words of the link for those who hear it: `{name}` of the campaign. */
  readonly about: string;
}

export interface CountdownWords {
  readonly label: string;
  readonly ended: string;
}
