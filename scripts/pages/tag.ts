import { type Entry, type Forum, summariseTag, type Tag, type TagSummary } from "../forum/model.ts";
import { paginate, type Slice } from "../forum/paging.ts";
import { findNewest, type Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { buildSliceUrl } from "./urls.ts";

export interface TagPage extends Page {
  readonly tag: TagSummary;
  readonly slice: Slice<Entry>;
}

/** Every page of every tag. */
export function planTags(forum: Forum, { recall }: Pick<SiteContext, "recall">): readonly TagPage[] {
  const { pageSize } = forum.site;
  const { tags } = forum;
  const plan = () => tags.flatMap((listed) => recall("tag", listed, [pageSize], () => planTag(listed, pageSize)));
  return recall("tags", tags, [pageSize], plan);
}

function planTag(listed: Tag, pageSize: number): readonly TagPage[] {
  const tag = summariseTag(listed);
  return paginate(listed.entries, pageSize).map((slice) => ({
    url: buildSliceUrl(tag.url, slice.number),
    source: { kind: "tag", label: tag.label },
    tag,
    slice,
    ...findNewest(listed.entries),
  }));
}
