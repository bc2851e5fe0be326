import type { Content } from "../content/model.ts";
import type { Problem } from "../content/problem.ts";
import { findLookAlikes } from "./look-alikes.ts";
import { nameTags } from "./tags.ts";

/** What is wrong between files that are each right, also with those that wait for their time: it would be wrong then. */
export function findForumProblems({ discussions, tags }: Pick<Content, "discussions" | "tags">): readonly Problem[] {
  const names = nameTags(discussions, tags);
  return [...names.problems, ...findLookAlikes(discussions, names)];
}
