import type { Entry, Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { divideThread, type ThreadPart, takeFirstPage } from "./thread-part.ts";

export interface DiscussionPage extends Page {
  /** Only with the posts of this page, if there are others. */
  readonly entry: Entry;
  /** Absent if the discussion has one page. */
  readonly part?: ThreadPart;
}

/** The first page of each discussion. Most have no other. */
export function planDiscussions(forum: Forum, { recall }: Pick<SiteContext, "recall">): readonly DiscussionPage[] {
  const { entries } = forum;
  return recall("discussions", entries, [], () => entries.map((entry) => recall("discussion", entry, [], () => planDiscussion(entry))));
}

function planDiscussion(entry: Entry): DiscussionPage {
  const { url, discussion, changed, laterPages } = entry;
  const [first] = laterPages ? divideThread(discussion) : [];
  const shown = first ? { entry: takeFirstPage(entry, first.posts), part: first.part } : { entry };
  return { url, source: discussion.file, changed, ...shown };
}
