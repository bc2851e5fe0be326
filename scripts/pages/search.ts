import { type Forum, summariseTag, type TagSummary } from "../forum/model.ts";
import { findYear } from "../text/format-date.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { searchUrl } from "./urls.ts";

export interface SearchPage extends Page {
  /** The tags to choose from: those with most discussions. */
  readonly tags: readonly TagSummary[];
  /** The years in which a discussion was last active, newest first. */
  readonly years: readonly number[];
}

/** A longer list is not read, and every tag has its own page. */
const tagLimit = 200;

/** The search page, where the site has a search. */
export function planSearch(forum: Forum, { assets, locale }: SiteContext): readonly SearchPage[] {
  if (assets.search === undefined) return [];
  const years = new Set(forum.entries.map(({ activity }) => findYear(locale, activity.at, forum.site.zone)));
  return [
    {
      url: searchUrl,
      source: { kind: "search" },
      tags: forum.tags.slice(0, tagLimit).map(summariseTag),
      years: [...years].sort((a, b) => b - a),
    },
  ];
}
