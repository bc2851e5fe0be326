import type { Campaign, ContentPage, Discussion, Site } from "../content/model.ts";
import type { ExcerptRun } from "../markdown/excerpt.ts";
import type { Moment } from "../text/moment.ts";

export interface Forum {
  readonly site: Site;
  /** Seconds since the epoch. */
  readonly now: number;
  /** The campaign that runs at `now`. */
  readonly banner?: Banner;
  /** All discussions, in listing order. */
  readonly entries: readonly Entry[];
  /** By count, largest first, then by key. */
  readonly tags: readonly Tag[];
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

export interface TagRef {
  readonly key: string;
  readonly label: string;
  readonly slug: string;
  readonly url: string;
}

export interface Tag extends TagRef {
  readonly description?: string;
  /** In listing order. */
  readonly entries: readonly Entry[];
  /** The tags that share most discussions, at most eight. */
  readonly related: readonly { readonly tag: TagRef; readonly shared: number }[];
}

export interface Banner {
  readonly campaign: Campaign;
  /** Seconds since the epoch; not included in the campaign. */
  readonly ends: number;
}
