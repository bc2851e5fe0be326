import type { EntryNumbers } from "../listing/filter.ts";

/** An entry of the listing, on the page or not loaded yet. */
export interface FilterEntry extends EntryNumbers {
  /** Returns the same element at each call. */
  readonly element: () => HTMLElement | Promise<HTMLElement>;
}

/** A tag that some entries have in addition to the listing's own. */
export interface SecondTag {
  readonly label: string;
  readonly entries: ReadonlySet<FilterEntry>;
}

/** All entries of a tag. Rejects if a file fails to load or belongs to another build. */
export interface Listing {
  /** In listing order. */
  readonly loadEntries: () => Promise<readonly FilterEntry[]>;
  readonly findTag: (slug: string) => Promise<SecondTag | undefined>;
}

/** The source of the entries of a tag: the page, or files. */
export interface Source {
  /** Entries per step. */
  readonly step: number;
  /** Returns the loaded listing. If `fresh`, it loads the files from the server again. */
  readonly open: (fresh: boolean) => Listing;
}
