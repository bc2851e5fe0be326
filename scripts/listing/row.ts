import type { Run } from "../text/inline-code.ts";

/** A name, and the path of its page on the host; the path is empty if names have no pages. */
export interface NameLink {
  readonly name: string;
  readonly url: string;
}

/**
 * The fields of an entry that layout, filter files and browser treat alike. Each field is an
 * element of the entry, with its name as the class. To add a field, add its name here and its value
 * in `build-row.ts`, which browsers do not load.
 */
export const rowFields = {
  /** Shown with an icon if true. */
  marks: ["solved", "closed"],
  /** Shown at the end if not empty. */
  phrases: ["replies", "likes"],
} as const;

export type Mark = (typeof rowFields.marks)[number];
export type Phrase = (typeof rowFields.phrases)[number];

/** One entry of a listing as finished text. */
export interface Row extends Readonly<Record<Mark, boolean>>, Readonly<Record<Phrase, string>> {
  /** Path of the discussion on the host; starts in `/`. */
  readonly url: string;
  readonly title: readonly Run[];
  /** BCP 47, empty if nobody knows the language; undefined if it is the site's. */
  readonly titleLanguage: string | undefined;
  readonly excerpt: readonly Run[];
  /** As `titleLanguage`. */
  readonly excerptLanguage: string | undefined;
  readonly author: NameLink;
  /** The person who acted last. */
  readonly actor: NameLink;
  /** The words before and after the name of the actor, such as "answered by". */
  readonly acted: readonly [before: string, after: string];
  /** Last activity as in `Moment`. */
  readonly at: number;
  readonly datetime: string;
  /** The date that an entry without an age shows. */
  readonly date: string;
  /** The date and time in full. */
  readonly fullDate: string;
  /** Without the tag of the listing. */
  readonly tags: readonly { readonly label: string; readonly url: string }[];
}
