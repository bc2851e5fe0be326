import type { Problem } from "../../problems/problem.ts";
import { makeAnew, type Recall } from "../../text/recall.ts";
import { foldSlug } from "../../text/slug.ts";
import type { DiscussionFiles } from "./files/content-tree.ts";

/**
 * Returns one item for each discussion: a problem if an earlier discussion has the same name, else
 * undefined.
 *
 * @param areNone true for each of `found` that turned out not to be a discussion.
 */
export function findSameSlugs(
  found: readonly DiscussionFiles[],
  areNone: readonly boolean[],
  recall: Recall = makeAnew,
): readonly (Problem | undefined)[] {
  const owners = new Map<string, string>();
  return found.map(({ slug, file }, index) => {
    if (areNone[index]) return undefined;
    const { path } = file;
    const folded = recall("folded slug", file, [], () => foldSlug(slug));
    const owner = owners.get(folded);
    if (owner === undefined) {
      owners.set(folded, path);
      return undefined;
    }
    return {
      file: path,
      line: 1,
      column: 1,
      violation: { rule: "sameDiscussionName", name: slug, twin: owner },
    };
  });
}
