import type { Entry } from "../forum/model.ts";
import type { Slice } from "../forum/paging.ts";
import { splitTitle } from "../forum/title.ts";
import { buildIri } from "../text/href.ts";
import { joinRuns } from "../text/inline-code.ts";
import { findLineLanguage } from "../text/line-language.ts";
import { describeInLanguage, describePage, type Schema } from "./schema.ts";
import type { SiteContext } from "./site.ts";

/** One page of a listing. */
export interface ShownListing {
  /** Site-relative address of the page. */
  readonly url: string;
  readonly name: string;
  /** Number of entries of the whole listing. */
  readonly count: number;
  readonly slice: Slice<Entry>;
}

/** Describes the entries of a page, in order. Positions count through all pages of the listing. */
export function describeListing({ url, name, count, slice }: ShownListing, site: SiteContext): Schema {
  const before = (slice.number - 1) * site.site.pageSize;
  const list = {
    "@type": "ItemList",
    numberOfItems: count,
    itemListOrder: "https://schema.org/ItemListOrderDescending",
    itemListElement: slice.entries.map((entry, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      item: describeEntry(entry, site),
    })),
  };
  return describePage("CollectionPage", { url: buildIri(site.site.base, url), name, mainEntity: list }, site);
}

function describeEntry({ discussion, url, activity, replies }: Entry, site: SiteContext): Schema {
  const title = splitTitle(discussion.title);
  return {
    "@type": "DiscussionForumPosting",
    url: buildIri(site.site.base, url),
    headline: joinRuns(title),
    ...describeInLanguage(findLineLanguage(title, site.languages, discussion.language)),
    // No url: the discussion names it, and fifty urls would be as long as an entry.
    author: { "@type": "Person", name: discussion.author },
    datePublished: discussion.created.datetime,
    ...(activity.at.datetime !== discussion.created.datetime && { dateModified: activity.at.datetime }),
    commentCount: replies,
  };
}
