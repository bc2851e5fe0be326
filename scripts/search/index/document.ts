import type { Row } from "../../listing/row.ts";
import type { Run } from "../../text/inline-code.ts";

/** A discussion as the search knows it. The index is a function of these alone. */
export interface SearchDocument {
  /** Different from the slugs of all other documents. */
  readonly slug: string;
  /**
   * What a result shows. Its urls are relative to the search page. The words of its title and of
   * its author are searched. `excerpt` is empty unless the posts have no text.
   */
  readonly row: Row;
  /** All tags. The row shows only some. */
  readonly tags: readonly SearchTag[];
  /** As `listDisplays` returns it. */
  readonly status: readonly string[];
  /** The year of the last activity in the calendar of the site. */
  readonly year: string;
  /** The last activity in seconds since the epoch. */
  readonly at: number;
  /** The discussion itself and its replies, in the order of the page. */
  readonly posts: readonly SearchPost[];
}

export interface SearchTag {
  readonly slug: string;
  readonly label: string;
}

export interface SearchPost {
  /** The fragment of the post's address; empty for the discussion itself. */
  readonly id: string;
  /** The page (1-based) of the discussion that shows the post; absent for the first. */
  readonly page?: number;
  readonly text: readonly Run[];
  /** BCP 47, empty if nobody knows the language; absent if it is the site's. */
  readonly language?: string;
}
