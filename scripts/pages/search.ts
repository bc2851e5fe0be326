import { type Entry, type Forum, summariseTag, type TagSummary } from "../forum/model.ts";
import { findYear } from "../text/format-date.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { searchUrl } from "./urls.ts";

export interface SearchPage extends Page {
  /** The choices of a tag: the tags with the most discussions. */
  readonly tags: readonly TagSummary[];
  /** The years of the last activity of all discussions, newest first. An entry shows that year. */
  readonly years: readonly number[];
}

/** Nobody reads a longer list. Every tag has its own page, with its own filter. */
const tagLimit = 200;

/** Plans the search page if the site has a search. A site without discussions has none. */
export function planSearch(forum: Forum, { assets, locale, recall }: SiteContext): readonly SearchPage[] {
  if (assets.search === undefined) return [];
  const { zone } = forum.site;
  const findActivityYear = ({ activity: { at } }: Entry) =>
    recall("year", at, [locale.dates.calendar, zone.name], () => findYear(locale, at, zone));
  const years = new Set(forum.entries.map(findActivityYear));
  return [
    {
      url: searchUrl,
      source: { kind: "search" },
      tags: forum.tags.slice(0, tagLimit).map(summariseTag),
      years: [...years].sort((a, b) => b - a),
    },
  ];
}
