import type { Entry, TagRef } from "../forum/model.ts";
import { splitTitle } from "../forum/title.ts";
import { linkName, type SiteContext } from "../pages/site.ts";
import { formatDate, formatDateTime } from "../text/format-date.ts";
import { link } from "../text/href.ts";
import { formatCount } from "../text/numbers.ts";
import type { FilterRow } from "./row.ts";

/** How many other tags an entry shows. */
const shownTags = 2;

/**
 * What one entry of a listing shows, for the page and for the filter.
 *
 * @param listed the tag whose listing it is, which the entry does not name again.
 */
export function buildRow(entry: Entry, site: SiteContext, listed?: Listed): FilterRow {
  return { tags: listTags(entry, site, listed), ...describeEntry(entry, site) };
}

/** The same, remembered for the other listings of the entry; `site` is as `createSiteContext` made it, but for its clock. */
export function recallRow(entry: Entry, site: SiteContext, listed?: Listed): FilterRow {
  return { tags: listTags(entry, site, listed), ...site.rows(entry, () => describeEntry(entry, site)) };
}

type Listed = Pick<TagRef, "key">;

function describeEntry(entry: Entry, site: SiteContext): Omit<FilterRow, "tags"> {
  const { discussion, excerpt, activity, solved, closed, replies } = entry;
  const { words } = site.locale;
  const [before = "", after = ""] = words.entry.actor[activity.verb].split("{name}");
  return {
    url: link(site.basePath, entry.url),
    title: splitTitle(discussion.title),
    excerpt: excerpt.length > 0 ? excerpt : [{ text: words.post.noText, code: false }],
    author: linkName(site, discussion.author),
    actor: linkName(site, activity.actor),
    acted: [before, after],
    at: activity.at.at,
    datetime: activity.at.datetime,
    date: formatDate(site.locale, activity.at, site.site.zone),
    fullDate: formatDateTime(site.locale, activity.at, site.site.zone),
    replies: formatCount(site.locale, words.entry.replies, replies),
    solved,
    closed,
  };
}

function listTags({ tags }: Entry, site: SiteContext, listed: Listed | undefined): FilterRow["tags"] {
  return tags
    .filter(({ key }) => key !== listed?.key)
    .slice(0, shownTags)
    .map(({ label, url }) => ({ label, url: link(site.basePath, url) }));
}
