import type { Entry, Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";

export interface DiscussionPage extends Page {
  readonly entry: Entry;
}

export function planDiscussions(forum: Forum, { recall }: Pick<SiteContext, "recall">): readonly DiscussionPage[] {
  const { entries } = forum;
  return recall("discussions", entries, [], () => entries.map((entry) => recall("discussion", entry, [], () => planDiscussion(entry))));
}

function planDiscussion(entry: Entry): DiscussionPage {
  return { url: entry.url, source: entry.discussion.file, entry, changed: entry.changed };
}
