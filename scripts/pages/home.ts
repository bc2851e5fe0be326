import type { Entry, Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/model.ts";
import { paginate, type Slice } from "../forum/paging.ts";
import { findNewest, type Page } from "./page.ts";
import { homeUrl } from "./urls.ts";

export interface HomePage extends Page {
  readonly slice: Slice<Entry>;
  /** The tags with most discussions. */
  readonly tags: readonly TagSummary[];
}

const tagLimit = 12;

/** The latest discussions of the whole site. */
export function planHome(forum: Forum): readonly HomePage[] {
  const [slice = { number: 1, total: 1, entries: [] }] = paginate(forum.entries, forum.site.pageSize);
  return [
    {
      url: homeUrl,
      source: { kind: "home" },
      slice,
      tags: forum.tags.slice(0, tagLimit).map(summariseTag),
      ...findNewest(forum.entries),
    },
  ];
}
