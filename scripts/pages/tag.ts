import type { Entry, Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/model.ts";
import { paginate, type Slice } from "../forum/paging.ts";
import { findNewest, type Page } from "./page.ts";
import { buildSliceUrl } from "./urls.ts";

export interface TagPage extends Page {
  readonly tag: TagSummary;
  readonly slice: Slice<Entry>;
}

/** Every page of every tag. */
export function planTags(forum: Forum): readonly TagPage[] {
  return forum.tags.flatMap((listed) => {
    const tag = summariseTag(listed);
    return paginate(listed.entries, forum.site.pageSize).map((slice) => ({
      url: buildSliceUrl(tag.url, slice.number),
      source: { kind: "tag", label: tag.label },
      tag,
      slice,
      ...findNewest(listed.entries),
    }));
  });
}
