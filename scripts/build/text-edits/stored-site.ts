import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { Entry, Tag } from "../../forum/model.ts";
import type { PageData } from "../../pages/page.ts";
import type { Packed } from "../cache/packed.ts";
import type { StoredDiscussion } from "../cache/stored-discussion.ts";
import type { SiteJob } from "../workers/jobs.ts";

/**
 * A built site as data: what a later build needs to render any of its pages again, without reading
 * or planning the others. Entries have numbers, in listing order.
 */
export interface StoredSite {
  /** The content folder. */
  readonly found: readonly FoundFile[];
  readonly site: Pick<SiteJob, "input" | "assets" | "pictures">;
  /** The file of the discussion of each entry. */
  readonly files: readonly string[];
  /** A `StoredEntry` for each entry. */
  readonly entries: Packed;
  /** The slot of each entry in the search index. Empty if the site has no search. */
  readonly slots: Uint32Array;
  readonly tags: readonly StoredTag[];
  /** A `StoredPage` for each page, in the order of the page records. */
  readonly pages: Packed;
  /** The numbers of the entries that each page shows. */
  readonly shown: NumberLists;
  /** Addresses of the discussions with an id that a link of another text names. */
  readonly anchored: ReadonlySet<string>;
}

/** An entry without what is in the record of its discussion. */
export interface StoredEntry extends Omit<Entry, "discussion"> {
  /** Absent if it is the discussion of the record. */
  readonly discussion?: StoredDiscussion;
}

export interface StoredTag extends Omit<Tag, "entries"> {
  /** Numbers of its entries, in listing order. */
  readonly entries: Uint32Array;
}

/** A page whose props hold numbers of entries instead of entries. */
export interface StoredPage extends PageData {
  readonly kind: string;
}

/** Stands for an entry in the props of a stored page. */
export interface EntryNumber {
  readonly entryNumber: number;
}

export interface NumberLists {
  /** One list after the other. */
  readonly numbers: Uint32Array;
  /** Where each list ends. */
  readonly ends: Uint32Array;
}
