import type { Discussion } from "../content/model.ts";
import type { Problem } from "../content/problem.ts";
import { foldTag } from "../text/fold.ts";
import { undisguise } from "../text/look-alikes.ts";
import { listNames } from "./authors.ts";

/**
 * Names and tags of a whole word in another script that pass for a name or a tag of the forum, each at its discussion: `ссс` in Cyrillic
 * letters beside `ccc`. By itself such a word is as good as any.
 */
export function findLookAlikes(discussions: readonly Discussion[]): readonly Problem[] {
  return [...findIn(discussions, "name", listNames), ...findIn(discussions, "tag", ({ tags }) => tags)];
}

function findIn(discussions: readonly Discussion[], word: string, list: (discussion: Discussion) => readonly string[]): readonly Problem[] {
  const disguises = new Map<string, { readonly label: string; readonly files: Set<string> }>();
  for (const discussion of discussions)
    for (const label of list(discussion)) {
      const meant = undisguise(label);
      if (meant === undefined) continue;
      const key = foldTag(meant);
      const found = disguises.get(key) ?? { label, files: new Set() };
      disguises.set(key, found);
      found.files.add(discussion.file);
    }
  if (disguises.size === 0) return [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const label of new Set(discussions.flatMap(list))) {
    const key = foldTag(label);
    const disguise = disguises.get(key);
    if (!disguise || seen.has(key)) continue;
    seen.add(key);
    const reason = `the ${word} \`${disguise.label}\` looks like the ${word} \`${label}\`, in letters of another script`;
    for (const file of disguise.files) problems.push({ file, line: 1, column: 1, reason, fix: "Write one of them in another way." });
  }
  return problems;
}
