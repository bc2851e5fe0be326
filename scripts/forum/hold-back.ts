import type { Discussion } from "../content/model.ts";
import type { Problem } from "../content/problem.ts";

/** What may be shown at one instant, and what waits for its time. */
export interface Held<T> {
  readonly shown: T;
  readonly notes: readonly Problem[];
}

/**
 * Holds back every discussion, reply and update that lies after `now`; what is equal to `now` is shown.
 *
 * @param now seconds since the epoch.
 */
export function holdBackFuture(discussions: readonly Discussion[], now: number): Held<readonly Discussion[]> {
  const notes: Problem[] = [];
  const hold = (file: string, what: string, datetime: string) =>
    notes.push({ file, line: 1, column: 1, reason: `${what} is held back until \`${datetime}\``, fix: "It is shown by the first build after that time." });

  const shown = discussions.flatMap((discussion): Discussion[] => {
    if (discussion.created.at > now) {
      hold(discussion.file, "the discussion", discussion.created.datetime);
      return [];
    }
    const replies = discussion.replies.filter(({ created, name }) => {
      if (created.at > now) hold(`${discussion.file.replace(/\.md$/, "")}/${name}`, "the reply", created.datetime);
      return created.at <= now;
    });
    const { update, answer, ...rest } = discussion;
    const isUpdated = update !== undefined && update.at.at <= now;
    if (update && !isUpdated) hold(discussion.file, "the update", update.at.datetime);
    const isAnswered = answer !== undefined && replies.some(({ name }) => name === answer);
    return [{ ...rest, replies, ...(isUpdated && { update }), ...(isAnswered && { answer }) }];
  });
  return { shown, notes };
}
