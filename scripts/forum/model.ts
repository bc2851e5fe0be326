import type { Campaign, ContentPage, Discussion, Site } from "../content/model.ts";
import type { ExcerptRun } from "../markdown/plain/excerpt.ts";
import type { Moment } from "../text/dates.ts";

export interface Forum {
  readonly site: Site;
  /** Seconds since the epoch. */
  readonly now: number;
  /** The campaign that runs at `now`. */
  readonly banner?: Banner;
  /** All discussions, in listing order. */
  readonly entries: readonly Entry[];
  /** Those of them that once had other addresses, in the same order. */
  readonly moved: readonly Entry[];
  /** By count, largest first, then by key. */
  readonly tags: readonly Tag[];
  /** By number of entries, largest first, then by key; none when the site wants no author pages. */
  readonly authors: readonly Author[];
  readonly pages: readonly ContentPage[];
}

/** A discussion as a listing shows it. */
export interface Entry {
  readonly discussion: Discussion;
  readonly url: string;
  readonly excerpt: readonly ExcerptRun[];
  readonly activity: Activity;
  readonly solved: boolean;
  readonly closed: boolean;
  /** Number of replies. */
  readonly replies: number;
  /** In the author's order. */
  readonly tags: readonly TagRef[];
}

/** Who acted last and when; both of one event. */
export interface Activity {
  readonly at: Moment;
  readonly actor: string;
  /** `raised` while there is nothing but the first post. */
  readonly verb: "raised" | "updated";
}

/** A listing that has a name: what makes two names one (`key`), how it is shown, and where it is. */
export interface ListingRef {
  readonly key: string;
  readonly label: string;
  readonly slug: string;
  readonly url: string;
}

export type TagRef = ListingRef;
export type AuthorRef = ListingRef;

export interface Tag extends TagRef {
  readonly description?: string;
  /** In listing order. */
  readonly entries: readonly Entry[];
  /** The tags that share most discussions, at most eight. */
  readonly related: readonly { readonly tag: TagRef; readonly shared: number }[];
}

/** Someone who wrote: a first post, a reply, or an update of one. */
export interface Author extends AuthorRef {
  /** As posts and updates have it: every spelling that leads here. */
  readonly names: readonly string[];
  /** Where they wrote, in listing order. */
  readonly entries: readonly Entry[];
  /** How many of the entries they opened. */
  readonly opened: number;
  readonly replies: number;
  /** How many of the replies are accepted answers. */
  readonly answers: number;
}

export interface Banner {
  readonly campaign: Campaign;
  /** Seconds since the epoch; not included in the campaign. */
  readonly ends: number;
}

/** A listing without its entries, for a page that shows only one slice of them. */
type Summary<Listing extends { readonly entries: readonly Entry[] }> = Omit<Listing, "entries"> & { readonly count: number };

export type TagSummary = Summary<Tag>;
export type AuthorSummary = Summary<Author>;

export function summariseTag({ entries, ...tag }: Tag): TagSummary {
  return { count: entries.length, ...tag };
}

export function summariseAuthor({ entries, ...author }: Author): AuthorSummary {
  return { count: entries.length, ...author };
}
