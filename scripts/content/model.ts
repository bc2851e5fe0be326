import type { Labels } from "../locale/labels.ts";
import type { ExcerptRun } from "../markdown/plain/excerpt.ts";
import type { Place } from "../problems/problem.ts";
import type { Moment } from "../text/dates.ts";
import type { Zone } from "../text/zone.ts";
import type { EditorSettings } from "./settings/editor-field.ts";
import type { Theme } from "./settings/theme-field.ts";

/** One written text: the first post of a discussion, or a reply. */
export interface Post {
  readonly author: string;
  readonly created: Moment;
  readonly update?: Update;
  /** Markdown without front matter, LF line ends, harmful invisible characters neutralised. It may have to be read from the disk. */
  readonly readBody: () => string;
}

/** A later change of a post; its time and its name always stand together. */
export interface Update {
  readonly at: Moment;
  readonly by: string;
}

export interface Reply extends Post {
  /** File name with `.md`, unique within its discussion. */
  readonly name: string;
  /** Anchor on the discussion's page, made from the file name. */
  readonly id: string;
}

/** `draft` never reaches this model: a draft is absent everywhere. */
export type Status = "published" | "closed";

export interface Discussion extends Post {
  /** Identifies the texts and pictures it was parsed from: two discussions with one fingerprint are equal. */
  readonly fingerprint: string;
  /** Path of its file below the content folder. */
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  /** As written, one for each tag key, in the author's order. */
  readonly tags: readonly string[];
  readonly status: Status;
  /** File name of the accepted reply; always one of `replies`. */
  readonly answer?: string;
  readonly redirectFrom: readonly OldAddress[];
  /** The start of the first post. */
  readonly excerpt: readonly ExcerptRun[];
  /** By creation, then by file name. */
  readonly replies: readonly Reply[];
  /** By file name: the pictures that lie in the discussion's folder. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** An address that the discussion once had, and where its file says so. */
export interface OldAddress extends Place {
  /** Site-relative; without a query it ends in `/` unless it names a file such as `old.html`. */
  readonly url: string;
  /** Of an address that its query tells from others: as `URLSearchParams` writes it, sorted by name. */
  readonly query?: string;
}

export interface Picture {
  /** File name in the discussion's folder. */
  readonly name: string;
  /** Path of its file below the content folder. */
  readonly file: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A page of the site's own: about, rules … */
export interface ContentPage {
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  readonly body: string;
  /** Whether each page links to it at its foot. */
  readonly footer: boolean;
}

export interface Site {
  readonly name: string;
  readonly description: string;
  /** Address of the site with its sub-folder; ends in `/`. */
  readonly base: string;
  readonly language: string;
  /** The zone of every time that is written without one, and of every day. */
  readonly zone: Zone;
  readonly pageSize: number;
  /** Whether every name leads to a listing of its own. */
  readonly authorPages: boolean;
  readonly contribute: Contribute;
  /** Absent where the site has no web editor. */
  readonly editor?: EditorSettings;
  /** Texts of the interface in other words, by their names. */
  readonly labels: Labels;
  readonly theme: Theme;
}

/** Address patterns with `{path}` and `{slug}`. */
export interface Contribute {
  readonly reply?: string;
  readonly edit?: string;
  readonly report?: string;
}

/** A promotional offer, shown from `starts` (included) until `ends` (excluded). */
export interface Campaign {
  readonly name: string;
  readonly percent?: number;
  readonly label?: string;
  readonly link?: string;
  readonly season: Season;
}

/** Either one stretch of time (epoch seconds), or month-days of the Jalali year that come back each year, both included. */
export type Season =
  | { readonly kind: "once"; readonly starts: number; readonly ends: number }
  | { readonly kind: "yearly"; readonly from: MonthDay; readonly to: MonthDay };

export interface MonthDay {
  /** 1–12. */
  readonly month: number;
  /** 1–31; the 30th of Esfand stands for that month's last day in every year. */
  readonly day: number;
}

/** What the owner says of one tag in `tags.yaml`, and where. */
export interface TagEntry extends Place {
  readonly label: string;
  readonly slug?: string;
  readonly description?: string;
  readonly aliases: readonly string[];
}

/** Everything that a content folder says. */
export interface Content {
  readonly site: Site;
  readonly campaigns: readonly Campaign[];
  readonly tags: readonly TagEntry[];
  readonly discussions: readonly Discussion[];
  readonly pages: readonly ContentPage[];
}
