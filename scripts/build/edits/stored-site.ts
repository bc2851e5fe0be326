import type { ContentPage, TagEntry } from "../../content/model.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { Author, Entry, MovedListing, Tag } from "../../forum/model.ts";
import type { LabelUses } from "../../forum/tags.ts";
import type { Packed } from "../cache/packed.ts";
import type { StoredDiscussion } from "../cache/stored-discussion.ts";
import type { SiteJob } from "../workers/jobs.ts";

/**
 * A built site as data: what a later build needs to make the pages that an edit changes, without
 * reading or planning the others. Lists of entries are in listing order, and their places stand for
 * the entries.
 */
export interface StoredSite {
  /** The content folder. */
  readonly found: readonly FoundFile[];
  readonly site: Pick<SiteJob, "input" | "assets" | "pictures">;
  /** `tags.yaml`. */
  readonly registry: readonly TagEntry[];
  readonly labels: LabelUses;
  /** The owner's pages. */
  readonly pages: readonly ContentPage[];
  readonly movedListings: readonly MovedListing[];
  readonly columns: EntryColumns;
  /** A `StoredEntry` for each entry. */
  readonly entries: Packed;
  readonly tags: readonly StoredListing<Tag>[];
  readonly authors: readonly StoredListing<Author>[];
  /** The kind of each page, by name, in the order of the page records. */
  readonly kinds: readonly string[];
  readonly links: StoredLinks;
}

/** What builds read of all entries. One value for each. */
export interface EntryColumns {
  /** Path of the discussion's file. */
  readonly files: readonly string[];
  readonly slugs: readonly string[];
  /** As in `Entry`. */
  readonly changed: readonly string[];
  /** As `fingerprintEntry` makes them. */
  readonly fingerprints: readonly string[];
  /** As in `Entry`, by place. */
  readonly laterPages: ReadonlyMap<number, readonly string[]>;
  /** Of the last activity, as the search names it. Empty if the site has no search. */
  readonly years: readonly string[];
  /** The slot in the search index. Empty if the site has no search. */
  readonly slots: Uint32Array;
}

/** An entry without its columns, and without what is in the record of its discussion. */
export interface StoredEntry extends Omit<Entry, "discussion" | "url" | "changed" | "laterPages"> {
  /** Absent if it is the discussion of the record. */
  readonly discussion?: StoredDiscussion;
}

export type StoredListing<Of extends Tag | Author> = Omit<Of, "entries"> & { readonly entries: Uint32Array };

/** How many links of all texts lead to a page, by the address that `nameWhole` gives it. */
export interface StoredLinks {
  readonly pages: ReadonlyMap<string, number>;
  /** Of these, the links that lead to a place on the page. */
  readonly places: ReadonlyMap<string, number>;
}
