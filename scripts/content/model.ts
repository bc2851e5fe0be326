import type { Labels } from "../locale/labels.ts";
import type { ParsedText } from "../markdown/parsed-text.ts";
import type { ExcerptRun } from "../markdown/plain/excerpt.ts";
import type { Place } from "../problems/problem.ts";
import type { DateConvention, Moment } from "../text/dates.ts";
import type { PictureCopy } from "./pictures/plan-copy.ts";
import type { ContributeSettings } from "./settings/contribute-field.ts";
import type { EditorSettings } from "./settings/editor-field.ts";
import type { Host } from "./settings/hosts.ts";
import type { NavLink } from "./settings/nav-field.ts";
import type { Theme } from "./settings/theme-field.ts";

/** A text with an author: the first post of a discussion, or a reply. */
export interface Post {
  readonly author: string;
  readonly created: Moment;
  readonly update?: Update;
  /** BCP 47: the language of the text and of a title, if the author named one. */
  readonly language?: string;
  /** May be negative. */
  readonly likes: number;
  /**
   * Returns Markdown without front matter, with LF line ends and harmful invisible characters
   * neutralised. May read the disk.
   */
  readonly readBody: () => string;
  /** Returns what was made of the body when it was parsed; undefined if that is not kept. */
  readonly readParsed?: () => ParsedText | undefined;
  /** Absent if it has none, as most posts. */
  readonly links?: readonly LocalLink[];
  /** The slugs of its headings, in order. Absent if it has none, as most posts. */
  readonly headings?: readonly string[];
  /** Identifies the text of its file. Present if the discussion has several pages. */
  readonly checksum?: string;
}

/** A link of a text that leads into the site. */
export interface LocalLink extends Place {
  /** Percent-encoded, as on the page. */
  readonly address: string;
  /**
   * The address that it leads to, if that is not `address`: site-relative, perhaps with a query and
   * a fragment; on the same page the fragment alone.
   * Empty if it leads nowhere, so that only its text is shown.
   */
  readonly target?: string;
}

/** A later change of a post. */
export interface Update {
  readonly at: Moment;
  readonly by: string;
}

export interface Reply extends Post {
  /** File name with `.md`, unique within its discussion. */
  readonly name: string;
  /** Anchor on a page of the discussion, derived from the file name. */
  readonly id: string;
  /** Addresses of the pictures in its text. Absent if it has none, as most replies. */
  readonly shown?: readonly string[];
  /** Absent if it has none, as most replies. */
  readonly redirectFrom?: readonly OldAddress[];
}

/** What is left of a removed reply: its address, and when it was written and removed. */
export interface Tombstone extends Pick<Reply, "name" | "id" | "created" | "redirectFrom"> {
  readonly removed: Moment;
}

/** Drafts are dropped before this model. */
export type Status = "published" | "closed";

export interface Discussion extends Post {
  /**
   * Identifies the texts, the pictures, and the names and sizes of attachments it was parsed from:
   * two discussions with one fingerprint are equal.
   */
  readonly fingerprint: string;
  /** Path of its file below the content folder. */
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  /** As written, in the author's order. No two have the same key. */
  readonly tags: readonly string[];
  readonly status: Status;
  /** File name of the accepted reply, which is one of `replies`. */
  readonly answer?: string;
  readonly redirectFrom: readonly OldAddress[];
  /** The start of the first post. */
  readonly excerpt: readonly ExcerptRun[];
  /** Sorted by creation, then by file name. */
  readonly replies: readonly Reply[];
  /** The removed replies, sorted likewise. Absent if there are none, as in most discussions. */
  readonly tombstones?: readonly Tombstone[];
  /**
   * When its first post was removed. Title, author, tags, text and excerpt are then empty, and only
   * its own page shows it.
   */
  readonly removed?: Moment;
  /** The pictures in the discussion's folder, by file name. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The attachments in the discussion's folder, by file name. Absent if there are none. */
  readonly attachments?: ReadonlyMap<string, Attachment>;
  /**
   * Names of pictures and attachments that no post of the discussion shows or links. Absent if
   * there are none.
   */
  readonly unnamed?: readonly string[];
}

/** An earlier address of a post or a page, and its place in the file. */
export interface OldAddress extends Place {
  /** Site-relative. Without a query it ends in `/`, unless it names a file such as `old.html`. */
  readonly url: string;
  /** As `URLSearchParams` writes it, sorted by name. */
  readonly query?: string;
  /**
   * True if its bytes are not UTF-8, as in links of old Windows-1256 sites. The url is then
   * percent-encoded. No file can have such a name everywhere.
   */
  readonly isRaw?: true;
}

/** A file beside a post that readers download. */
export interface Attachment {
  /** File name in the discussion's folder. */
  readonly name: string;
  /** Path of its file below the content folder. */
  readonly file: string;
  readonly bytes: number;
}

export interface Picture {
  /** File name in the discussion's folder. */
  readonly name: string;
  /** Path of its file below the content folder. */
  readonly file: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The smaller picture that pages show in its place. Absent if it needs none, or is not shown. */
  readonly copy?: PictureCopy;
}

/** A page that the owner writes, such as `about` or `rules`. */
export interface ContentPage {
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** BCP 47, if the owner named one. */
  readonly language?: string;
  readonly body: string;
  readonly links?: readonly LocalLink[];
  /** The slugs of its headings, in order. Absent if it has none. */
  readonly headings?: readonly string[];
  readonly redirectFrom?: readonly OldAddress[];
  /** Whether the footer of each page links to it. */
  readonly footer: boolean;
  /** The pictures in its folder. Absent if there are none. */
  readonly pictures?: readonly Picture[];
  /** Names of its pictures that it does not show or link. Absent if there are none. */
  readonly unnamed?: readonly string[];
}

export interface Site extends DateConvention {
  readonly name: string;
  readonly description: string;
  /** Address of the site with its sub-folder; ends in `/`. */
  readonly base: string;
  /** Where the site is published, if it says so. */
  readonly host?: Host;
  readonly language: string;
  /** BCP 47: the language of texts in Latin letters, if the site's language has other letters. */
  readonly latinLanguage: string;
  readonly pageSize: number;
  /** Whether each author has a listing. */
  readonly authorPages: boolean;
  /** Whether a single line end in a text is a line break, as in poems and lists of data. */
  readonly lineBreaks: boolean;
  /** Files in `static` that are published whatever they hold, as paths below that folder. */
  readonly static: readonly string[];
  /** Links in the header of every page. */
  readonly nav: readonly NavLink[];
  readonly contribute: ContributeSettings;
  readonly contributors: Contributors;
  /** Absent if the site has no web editor. */
  readonly editor?: EditorSettings;
  /** Texts that replace texts of the interface, by name. */
  readonly labels: Labels;
  readonly theme: Theme;
}

/** A file that a build publishes as it is. */
export interface StaticFile {
  /** Path below the content folder. */
  readonly file: string;
  /** Its path below `static`, which is its path below the output folder too. */
  readonly path: string;
}

/** A picture of the owner that stands for the whole site. */
export interface BrandPicture {
  readonly format: "svg" | "png";
  readonly bytes: Uint8Array;
  /** CSS pixels, or the unit of an SVG. */
  readonly width: number;
  readonly height: number;
}

/** Each is absent if the owner has none. */
export interface Brand {
  readonly logo?: BrandPicture;
  readonly icon?: BrandPicture;
}

/** The settings that decide how a text is read. */
export type ReadingSettings = Pick<Site, "zone" | "calendar" | "base">;

/** What a change of strangers may do besides adding posts, pictures and attachments. */
export interface Contributors {
  /** Change an existing post, with `updated` and `updatedBy`. */
  readonly updates: boolean;
  /** Write these keys of a post. */
  readonly redirectFrom: boolean;
  readonly likes: boolean;
}

/** A promotional offer, shown from `starts` (included) until `ends` (excluded). */
export interface Campaign {
  readonly name: string;
  readonly percent?: number;
  readonly label?: string;
  readonly link?: string;
  readonly season: Season;
}

/**
 * Either one period in epoch seconds, or days of the Jalali calendar that recur each year, both
 * included.
 */
export type Season =
  | { readonly kind: "once"; readonly starts: number; readonly ends: number }
  | { readonly kind: "yearly"; readonly from: MonthDay; readonly to: MonthDay };

export interface MonthDay {
  /** 1–12. */
  readonly month: number;
  /** 1–31. The 30th of Esfand means the last day of that month in every year. */
  readonly day: number;
}

/** An entry of `tags.yaml`, and its place. */
export interface TagEntry extends Place {
  readonly label: string;
  readonly slug?: string;
  readonly description?: string;
  readonly aliases: readonly string[];
}

/** Everything in a content folder. */
export interface Content {
  readonly site: Site;
  readonly campaigns: readonly Campaign[];
  readonly tags: readonly TagEntry[];
  readonly discussions: readonly Discussion[];
  readonly pages: readonly ContentPage[];
  /** Sorted by path, by code point. */
  readonly statics: readonly StaticFile[];
  readonly brand: Brand;
  /** The style sheet of the owner. Absent if there is none. */
  readonly css?: string;
}
