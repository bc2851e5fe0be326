import { type Author, type AuthorSummary, type Entry, type Forum, summariseAuthor } from "../forum/model.ts";
import { paginate, type Slice } from "../forum/paging.ts";
import { findNewest, type Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { buildSliceUrl } from "./urls.ts";

export interface AuthorPage extends Page {
  readonly author: AuthorSummary;
  readonly slice: Slice<Entry>;
}

/**
 * Every page of every author. An author's page lists the discussions with a post, a reply or an
 * update under the name. It has no filter, because an author has fewer discussions than a tag.
 */
export function planAuthors(forum: Forum, { recall }: Pick<SiteContext, "recall">): readonly AuthorPage[] {
  const { pageSize } = forum.site;
  return forum.authors.flatMap((listed) => recall("author", listed, [pageSize], () => planAuthor(listed, pageSize)));
}

function planAuthor(listed: Author, pageSize: number): readonly AuthorPage[] {
  const author = summariseAuthor(listed);
  return paginate(listed.entries, pageSize).map((slice) => ({
    url: buildSliceUrl(author.url, slice.number),
    source: { kind: "author", label: author.label },
    author,
    slice,
    ...findNewest(listed.entries),
  }));
}
