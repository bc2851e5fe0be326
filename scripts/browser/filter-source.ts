import type { EntryNumbers } from "../listing/filter.ts";

/** An entry of the listing, whether it stands on the page or has to be fetched. */
export interface Entry extends EntryNumbers {
  /** The same element each time. */
  readonly element: () => HTMLElement | Promise<HTMLElement>;
}

/** A tag that some entries have beside the listing's own. */
export interface SecondTag {
  readonly label: string;
  readonly entries: ReadonlySet<Entry>;
}

/** All entries of a tag as of one build; what cannot be loaded, or is of another build, rejects. */
export interface Listing {
  /** In listing order. */
  readonly loadEntries: () => Promise<readonly Entry[]>;
  readonly findTag: (slug: string) => Promise<SecondTag | undefined>;
}

/** Where the entries of a tag come from. */
export interface Source {
  /** How many entries are shown at a time. */
  readonly step: number;
  /** Gives what was loaded before, or, when `fresh`, drops it and asks the server anew. */
  readonly open: (fresh: boolean) => Listing;
}
