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
export function planSearch(forum: Forum, { assets, locale }: SiteContext): readonly SearchPage[] {
  if (assets.search === undefined) return [];
  const { entries, site } = forum;
  return [
    {
      url: searchUrl,
      source: { kind: "search" },
      tags: forum.tags.slice(0, tagLimit).map(summariseTag),
      years: listYears(entries, ({ activity }) => findYear(locale, activity.at, site.zone)),
    },
  ];
}

/** The years of entries in listing order, newest first. Entries are sorted, so few are asked. */
function listYears(entries: readonly Entry[], findYear: (entry: Entry) => number): readonly number[] {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return [];
  const year = findYear(newest);
  if (year === findYear(oldest)) return [year];
  const middle = Math.ceil(entries.length / 2);
  return [...new Set([...listYears(entries.slice(0, middle), findYear), ...listYears(entries.slice(middle), findYear)])];
}
