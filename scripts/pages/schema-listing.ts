import type { Entry } from "../forum/model.ts";
import type { Slice } from "../forum/paging.ts";
import { plainTitle } from "../forum/title.ts";
import { buildIri } from "../text/href.ts";
import { describePage, type Schema } from "./schema.ts";
import type { SiteContext } from "./site.ts";

/** A listing of which one page is shown. */
export interface ShownListing {
  /** Site-relative address of the page. */
  readonly url: string;
  readonly name: string;
  /** Number of entries of the whole listing. */
  readonly count: number;
  readonly slice: Slice<Entry>;
}

/** What a page of a listing lists, in order; positions run on from page to page. */
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
  return {
    "@type": "DiscussionForumPosting",
    url: buildIri(site.site.base, url),
    headline: plainTitle(discussion.title),
    // Without their page, which the discussion names: fifty addresses would weigh as much as an entry.
    author: { "@type": "Person", name: discussion.author },
    datePublished: discussion.created.datetime,
    ...(activity.at.datetime !== discussion.created.datetime && { dateModified: activity.at.datetime }),
    commentCount: replies,
  };
}
