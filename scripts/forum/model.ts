import type { Brand, Campaign, ContentPage, Discussion, OldAddress, Site, StaticFile } from "../content/model.ts";
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
  /**
   * The discussions whose first post was removed, by path. Only their own pages show them. Absent
   * if there are none.
   */
  readonly removed?: readonly RemovedEntry[];
  /** The posts and pages that have old addresses, in listing order. */
  readonly moved: readonly Moved[];
  /** Addresses of aliases of tags, and old addresses of tags and authors. */
  readonly movedListings: readonly MovedListing[];
  /** By number of entries, largest first, then by key. */
  readonly tags: readonly Tag[];
  /** By number of entries, largest first, then by key. Empty if the site has no author pages. */
  readonly authors: readonly Author[];
  readonly pages: readonly ContentPage[];
  /** Files that are published as they are. Absent if there are none. */
  readonly statics?: readonly StaticFile[];
  /** Absent if the owner has no logo and no icon. */
  readonly brand?: Brand;
}

/** A discussion whose first post was removed, with the replies that are left. */
export interface RemovedEntry extends Pick<Entry, "discussion" | "url"> {
  /** `removed` of the discussion. */
  readonly removed: Moment;
}

/** Every discussion that has a page, removed or not. */
export function listThreads({ entries, removed }: Pick<Forum, "entries" | "removed">): readonly Pick<Entry, "discussion" | "url">[] {
  return removed ? [...entries, ...removed] : entries;
}

/** A post or a page that had other addresses. */
export interface Moved {
  /** Path of its file below the content folder. */
  readonly file: string;
  /** Site-relative address of the page that shows it. */
  readonly url: string;
  /** The id of the post on that page; absent if the page begins with it. */
  readonly anchor?: string;
  /** The title of its page; empty if the first post of the discussion was removed. */
  readonly title: string;
  readonly addresses: readonly OldAddress[];
}

/** Functions that build a site-relative address from a slug. The pages stage defines them. */
export interface ForumUrls {
  /** @param page 1-based; 1 by default. */
  readonly discussion: (slug: string, page?: number) => string;
  readonly tag: (slug: string) => string;
  readonly author: (slug: string) => string;
  /** Of a page that the owner wrote. */
  readonly page: (slug: string) => string;
}

/** A discussion as a listing shows it. */
export interface Entry {
  readonly discussion: Discussion;
  readonly url: string;
  readonly excerpt: readonly ExcerptRun[];
  readonly activity: Activity;
  /**
   * When it last changed, for `<time>`: the latest time of its posts, of their updates and of
   * removals of replies.
   */
  readonly changed: string;
  /** The last change of each page after the first, as `changed`. Absent if there is one page. */
  readonly laterPages?: readonly string[];
  readonly solved: boolean;
  readonly closed: boolean;
  /** Number of replies. */
  readonly replies: number;
  /** In the author's order. */
  readonly tags: readonly TagRef[];
}

/** Whether a part of what a page shows is an entry. Nothing else has an activity. */
export function isEntry(part: object): part is Entry {
  return "activity" in part;
}

/** The latest event of a discussion: who acted, and when. */
export interface Activity {
  readonly at: Moment;
  readonly actor: string;
  /** `raised` if the latest event is the creation. */
  readonly verb: "raised" | "updated";
}

/** A named listing. Names with the same `key` are one listing; `label` is what a page shows. */
export interface ListingRef {
  readonly key: string;
  readonly label: string;
  readonly slug: string;
  readonly url: string;
}

/** Whether two lists name the same listings by the same labels, in the same order. */
export function areSameListings(some: readonly ListingRef[], others: readonly ListingRef[]): boolean {
  return some.length === others.length && some.every((ref, index) => isSameListing(ref, others[index]));
}

/** The url holds the slug. */
export function isSameListing(one: ListingRef, other: ListingRef | undefined): boolean {
  return one === other || (one.key === other?.key && one.label === other.label && one.url === other.url);
}

/** Whether two lists hold the same objects in the same order. */
export function areSameEntries(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every((entry, index) => entry === others[index]);
}

export type TagRef = ListingRef;
export type AuthorRef = ListingRef;

/** The address of a tag or author whose spelling belongs to another tag or author. */
export interface MovedListing {
  readonly kind: "tag" | "author";
  /** Site-relative. */
  readonly url: string;
  /** The tag or author that has the spelling. */
  readonly listing: ListingRef;
  /** Number of entries that have this spelling. An alias may have none. */
  readonly count: number;
}

export interface Tag extends TagRef {
  readonly description?: string;
  /** Other names in `tags.yaml`, as written. Absent if there are none. */
  readonly aliases?: readonly string[];
  /** In listing order. */
  readonly entries: readonly Entry[];
  /** The tags that share most discussions, at most eight. */
  readonly related: readonly { readonly tag: TagRef; readonly shared: number }[];
}

/** Someone who wrote a first post, a reply or an update. */
export interface Author extends AuthorRef {
  /** Every spelling of the name in posts and updates. */
  readonly names: readonly string[];
  /** Discussions in which they wrote, in listing order. */
  readonly entries: readonly Entry[];
  /** Number of entries that they opened. */
  readonly opened: number;
  readonly replies: number;
  /** Number of replies that are accepted answers. */
  readonly answers: number;
}

export interface Banner {
  readonly campaign: Campaign;
  /** Seconds since the epoch, excluded from the campaign. */
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
