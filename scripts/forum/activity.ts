import type { Discussion } from "../content/model.ts";
import type { Moment } from "../text/dates.ts";
import type { Activity } from "./model.ts";

/**
 * Finds the newest event of a discussion: its first post, its update or a reply. Time and actor are of that one event.
 * At one instant a reply goes before the update, the update before the first post, and the reply whose file name comes later before the others.
 * The update of a reply is no event.
 */
export function findLastActivity({ author, created, update, replies }: Discussion): Activity {
  let last: Activity = { at: created, actor: author, verb: "raised" };
  if (update && update.at.at >= last.at.at) last = { at: update.at, actor: update.by, verb: "updated" };
  // Replies come by creation, then by file name, so the last of equals stands.
  for (const reply of replies) if (reply.created.at >= last.at.at) last = { at: reply.created, actor: reply.author, verb: "updated" };
  return last;
}

/** When a discussion's page last changed: the latest of all its times, those of updated replies too. */
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
