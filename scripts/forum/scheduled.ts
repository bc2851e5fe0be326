import type { Discussion, Post, Reply, Update } from "../content/model.ts";
import type { Problem } from "../problems/problem.ts";
import type { Moment } from "../text/dates.ts";
import { formatLocalSecond } from "../text/local-time.ts";
import type { Zone } from "../text/zone.ts";
import { findLastChange } from "./activity.ts";

/** Content that is visible at one instant, and a note for each scheduled part. */
export interface Visible<T> {
  readonly shown: T;
  readonly notes: readonly Problem[];
}

/**
 * Leaves out every scheduled discussion, reply and update: those later than `now`. An answer that
 * is left out no longer solves its discussion.
 *
 * @param now seconds since the epoch.
 * @param zone the site's zone, for the times in notes.
 */
export function hideScheduled(discussions: readonly Discussion[], now: number, zone: Zone): Visible<readonly Discussion[]> {
  const notes: Problem[] = [];
  const noteScheduled = (file: string, what: "discussion" | "reply" | "update", { at, datetime, dayOnly }: Moment) =>
    notes.push({
      file,
      line: 1,
      column: 1,
      violation: { rule: "scheduledUntil", what, time: dayOnly ? datetime : formatLocalSecond(at, zone) },
    });

  function showUpdate(update: Update | undefined, file: string): Pick<Post, "update"> {
    if (!update) return {};
    if (update.at.at <= now) return { update };
    noteScheduled(file, "update", update.at);
    return {};
  }

  const shown = discussions.flatMap((discussion): Discussion[] => {
    if (discussion.created.at > now) {
      noteScheduled(discussion.file, "discussion", discussion.created);
      return [];
    }
    if (findLastChange(discussion).at <= now) return [discussion];
    const replies = discussion.replies.flatMap(({ update, ...reply }): Reply[] => {
      const file = `${discussion.file.replace(/\.md$/, "")}/${reply.name}`;
      if (reply.created.at <= now) return [{ ...reply, ...showUpdate(update, file) }];
      noteScheduled(file, "reply", reply.created);
      return [];
    });
    const { update, answer, ...rest } = discussion;
    const isAnswered = answer !== undefined && replies.some(({ name }) => name === answer);
    return [{ ...rest, replies, ...showUpdate(update, discussion.file), ...(isAnswered && { answer }) }];
  });
  return { shown, notes };
}

/** The earliest time, at least `now`, at which all content is visible. */
export function findLastScheduledTime(discussions: readonly Discussion[], now: number): number {
  return discussions.reduce((end, discussion) => Math.max(end, findLastChange(discussion).at), now);
}
