import { countThreadPages } from "../content/thread.ts";
import type { Forum, RemovedEntry } from "../forum/model.ts";
import { omit } from "../text/omit.ts";
import type { Page } from "./page.ts";
import { choosePosts, divideThread, type ThreadPart } from "./thread-part.ts";
import { buildDiscussionUrl } from "./urls.ts";

/** A page of a discussion whose first post was removed. */
export interface RemovedPage extends Page, Omit<RemovedEntry, "url"> {
  /** Absent if the discussion has one page. */
  readonly part?: ThreadPart;
}

/** Each page keeps its address, so that links to it and to its replies still lead there. */
export function planRemoved({ removed = [] }: Forum): readonly RemovedPage[] {
  return removed.flatMap(planEntry);
}

function planEntry(entry: RemovedEntry): readonly RemovedPage[] {
  const { discussion } = entry;
  const shared = { source: discussion.file, mainThreadOnly: true, ...entry } as const;
  if (countThreadPages(discussion) === 1) return [shared];
  const rest = omit(discussion, "tombstones");
  return divideThread(discussion).map(({ part, posts }) => {
    return { ...shared, url: buildDiscussionUrl(discussion.slug, part.number), discussion: { ...rest, ...choosePosts(posts) }, part };
  });
}
