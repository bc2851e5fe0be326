/** Words that an import writes into the content, in the site's language. */
export interface ImportWords {
  /** An author whose name the export no longer has. */
  readonly deletedUser: string;
  /** The account in whose name the old site itself acted. */
  readonly community: string;
  /** A discussion without a title: `{id}`. */
  readonly untitled: string;
  /** Stands above the comments of a post. */
  readonly comments: string;
  /** Between the name and the date of a comment. */
  readonly comma: string;
  /** Of a new site that is made of an export: `{site}`. */
  readonly siteDescription: string;
  readonly source: SourceWords;
}

/** Of the page that says where the content is from. Holes: `{site}`, `{from}`, `{to}`, `{discussions}`, `{replies}`, `{comments}`, `{pattern}`. */
export interface SourceWords {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly range: string;
  readonly amount: string;
  readonly address: string;
  readonly licenceHeading: string;
  /** Heads of the table: licence, discussions, replies, comments. */
  readonly columns: readonly [string, string, string, string];
  readonly unnamedLicence: string;
  readonly rule: string;
  readonly changes: string;
}
