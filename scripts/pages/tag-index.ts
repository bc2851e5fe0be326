import type { Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/model.ts";
import { findNewest, type Page } from "./page.ts";
import { tagIndexUrl } from "./urls.ts";

export interface TagIndexPage extends Page {
  readonly tags: readonly TagSummary[];
}

export function planTagIndex(forum: Forum): readonly TagIndexPage[] {
  return [{ url: tagIndexUrl, source: { kind: "tags" }, tags: forum.tags.map(summariseTag), ...findNewest(forum.entries) }];
}
