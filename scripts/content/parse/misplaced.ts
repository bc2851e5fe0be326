import type { Problem } from "../../problems/problem.ts";
import type { ParsedReply } from "./parse-reply.ts";

/** A Markdown file of a discussion's folder. */
interface Inhabitant extends Pick<ParsedReply, "isDiscussion"> {
  readonly path: string;
}

/**
 * Tells of discussions in the folder of another, where they would be taken for its replies. Where they are most of what lies there, the
 * folder was theirs and the file that took it is at fault, be it the newest; else each of them is.
 *
 * @param owner path of the discussion whose folder it is.
 */
export function findMisplaced(owner: string, inhabitants: readonly Inhabitant[]): readonly Problem[] {
  const discussions = inhabitants.filter(({ isDiscussion }) => isDiscussion);
  const [first] = discussions;
  if (!first) return [];
  const start = { line: 1, column: 1 };
  if (2 * discussions.length > inhabitants.length)
    return [{ file: owner, ...start, violation: { rule: "folderOfDiscussions", count: discussions.length, first: first.path } }];
  return discussions.map(({ path }) => ({ file: path, ...start, violation: { rule: "discussionAmongReplies", owner } }));
}
