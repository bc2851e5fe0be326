import type * as en from "./en.ts";
import type { PluralForm, Translation } from "./translation.ts";

/**
 * Which letters are equal in tags, names and the search. `kurdish` adds the spellings of Central
 * Kurdish to the spellings of all languages (`text/fold.ts`).
 */
export type Folding = "common" | "kurdish";

interface Facts {
  /** BCP 47 subtag, without a region. */
  readonly language: string;
  /** The country of a language tag, for formats that need one (ISO 3166-1). */
  readonly territory: string;
  readonly direction: "ltr" | "rtl";
  readonly folding: Folding;
  /**
   * The font subsets that every page in this language needs, named as in the package of the font.
   */
  readonly fonts: readonly string[];
  /** The ten digits from zero, each one UTF-16 unit. */
  readonly digits: string;
  /** Separates groups of three digits. */
  readonly grouping: string;
  /** Separates the items of a list, before a space (CLDR 48, `exemplarCharacters`, punctuation). */
  readonly comma: string;
  /** Precedes a negative number; its direction mark keeps it before the digits (CLDR 48). */
  readonly minus: string;
  /** The CLDR category of a whole number, at least 0. */
  readonly plural: (count: number) => PluralForm;
}

/**
 * All texts of the site in one language. The English module defines the words. Each module exports
 * every part by its own name, so that a bundle takes only the parts it uses.
 */
export interface LanguageWords extends Facts, Translation<Omit<typeof en, keyof Facts>> {}

/** The words of a language as a site shows them, with its region and its calendar. */
export interface Locale extends LanguageWords {
  /** BCP 47 tag, for `lang`: the language and the region, if the site names one. */
  readonly tag: string;
}

export type PromptWords = Locale["prompts"];
export type EditorWords = Locale["editor"];
export type PhraseName = keyof EditorWords["phrases"];
export type PostWords = Locale["words"]["post"];
