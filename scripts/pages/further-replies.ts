import type { Entry, Forum } from "../forum/model.ts";
import type { DiscussionPage } from "./discussion.ts";
import type { SiteContext } from "./site.ts";
import { divideThread, type ThreadPart, takeLaterPage } from "./thread-part.ts";
import { buildDiscussionUrl } from "./urls.ts";

export interface FurtherRepliesPage extends DiscussionPage {
  readonly part: ThreadPart;
}

/** The pages of each discussion after the first. */
export function planFurtherReplies(forum: Forum, { recall }: Pick<SiteContext, "recall">): readonly FurtherRepliesPage[] {
  return forum.entries.flatMap((entry) => (entry.laterPages ? recall("further replies", entry, [], () => planEntry(entry)) : []));
}

function planEntry(entry: Entry): readonly FurtherRepliesPage[] {
  const { discussion, laterPages = [], changed } = entry;
  return divideThread(discussion)
    .slice(1)
    .map(({ part, posts }, index) => ({
      url: buildDiscussionUrl(discussion.slug, part.number),
      source: discussion.file,
      changed: laterPages[index] ?? changed,
      entry: takeLaterPage(entry, posts),
      part,
    }));
}
