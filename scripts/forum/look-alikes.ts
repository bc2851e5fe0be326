import type { Discussion } from "../content/model.ts";
import type { Problem } from "../content/problem.ts";
import { foldTag } from "../text/fold.ts";
import { undisguise } from "../text/look-alikes.ts";

/**
 * Tags of a whole word in another script that pass for a tag of the forum, each at its discussions: `ссс` in Cyrillic letters beside `ccc`.
 * By itself such a word is as good as any. Names are not compared: nobody needs a disguise to write another's name.
 */
export function findLookAlikes(discussions: readonly Discussion[]): readonly Problem[] {
  const disguises = new Map<string, { readonly label: string; readonly files: Set<string> }>();
  for (const { file, tags } of discussions)
    for (const label of tags) {
      const meant = undisguise(label);
      if (meant === undefined) continue;
      const disguise = disguises.get(foldTag(meant)) ?? { label, files: new Set() };
      disguise.files.add(file);
      disguises.set(foldTag(meant), disguise);
    }
  if (disguises.size === 0) return [];
  const labels = new Map(discussions.flatMap(({ tags }) => tags.map((label) => [foldTag(label), label] as const)));
  return [...disguises].flatMap(([key, { label, files }]) => {
    const other = labels.get(key);
    if (other === undefined) return [];
    return [...files].map((file) => ({ file, line: 1, column: 1, flaw: { rule: "tagLooksLike", tag: label, other } }));
  });
}
