import type { Entry, Forum } from "../forum/model.ts";
import { type AuthorSummary, summariseAuthor } from "../forum/model.ts";
import { paginate, type Slice } from "../forum/paging.ts";
import { findNewest, type Page } from "./page.ts";
import { buildSliceUrl } from "./urls.ts";

export interface AuthorPage extends Page {
  readonly author: AuthorSummary;
  readonly slice: Slice<Entry>;
}

/**
 * Every page of every author. An author's page lists the discussions with a post, a reply or an
 * update under the name. It has no filter, because an author has fewer discussions than a tag.
 */
export function planAuthors(forum: Forum): readonly AuthorPage[] {
  return forum.authors.flatMap((listed) => {
    const author = summariseAuthor(listed);
    return paginate(listed.entries, forum.site.pageSize).map((slice) => ({
      url: buildSliceUrl(author.url, slice.number),
      source: { kind: "author", label: author.label },
      author,
      slice,
      ...findNewest(listed.entries),
    }));
  });
}
