import type { Discussion } from "../content/model.ts";
import { countThreadPages, isRemovedReply, listReplies, type ThreadPost } from "../content/thread.ts";
import type { Moment } from "../text/dates.ts";
import { limits } from "../text/limits.ts";
import type { Activity } from "./model.ts";
import { paginate } from "./paging.ts";

/**
 * Finds the latest event of a discussion: its creation, its update or a reply. At the same instant
 * a reply wins over the update, the update over the creation, and the reply with the later file
 * name over other replies. Updates of replies do not count.
 */
export function findLastActivity({ author, created, update, replies }: Discussion): Activity {
  let last: Activity = { at: created, actor: author, verb: "raised" };
  if (update && update.at.at >= last.at.at) last = { at: update.at, actor: update.by, verb: "updated" };
  // Replies are sorted by creation, then by file name, so the last of equal ones wins.
  for (const reply of replies) if (reply.created.at >= last.at.at) last = { at: reply.created, actor: reply.author, verb: "updated" };
  return last;
}

/** The latest time of a discussion, including updates of replies: when its page last changed. */
export function findLastChange(discussion: Discussion): Moment {
  let latest = discussion.created;
  const note = (moment: Moment | undefined) => {
    if (moment && moment.at > latest.at) latest = moment;
  };
  note(discussion.update?.at);
  for (const { created, update } of discussion.replies) {
    note(created);
    note(update?.at);
  }
  return latest;
}

/** When the page of a discussion last changed, if only because a reply was removed from it. */
export function findPageChange(discussion: Discussion): Moment {
  const removals = (discussion.tombstones ?? []).map(({ removed }) => removed);
  return removals.reduce((latest, moment) => (moment.at > latest.at ? moment : latest), findLastChange(discussion));
}

/** The time of the last change of each page after the first, by the times of its posts. */
export function listLaterChanges(discussion: Discussion): readonly string[] {
  if (countThreadPages(discussion) === 1) return [];
  return paginate(listReplies(discussion), limits.repliesPerPage)
    .slice(1)
    .map(({ entries }) => findLatest(entries.flatMap(listTimes)));
}

function listTimes(post: ThreadPost): readonly Moment[] {
  if (isRemovedReply(post)) return [post.created, post.removed];
  return post.update ? [post.created, post.update.at] : [post.created];
}

function findLatest([first, ...others]: readonly Moment[]): string {
  return others.reduce((latest, moment) => (latest && latest.at >= moment.at ? latest : moment), first)?.datetime ?? "";
}

/** Every time of a discussion, its replies and their updates, in no order. */
export function listMoments({ created, update, replies }: Discussion): readonly Moment[] {
  return [{ created, update }, ...replies].flatMap((post) => (post.update ? [post.created, post.update.at] : [post.created]));
}
