import { findLastChange } from "../forum/activity.ts";
import type { Entry, Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";

export interface DiscussionPage extends Page {
  readonly entry: Entry;
}

export function planDiscussions(forum: Forum): readonly DiscussionPage[] {
  return forum.entries.map((entry) => ({
    url: entry.url,
    source: entry.discussion.file,
    entry,
    changed: findLastChange(entry.discussion),
  }));
}
