import type { Folding } from "../locale/locale.ts";
import { foldTag } from "../text/fold.ts";

/**
 * Suggests existing tags for a typed word in any spelling: tags that start with the word, then tags
 * that contain it. An empty word and a word that is a tag already get no suggestion.
 *
 * @param known the most used tag first.
 */
export function suggestTags(typed: string, known: readonly string[], folding: Folding): readonly string[] {
  const key = foldTag(typed, folding);
  if (key === "" || known.includes(typed)) return [];
  const keyed = known.map((label) => ({ label, key: foldTag(label, folding) }));
  const starting = keyed.filter((tag) => tag.key.startsWith(key));
  const containing = keyed.filter((tag) => !tag.key.startsWith(key) && tag.key.includes(key));
  return [...starting, ...containing].slice(0, 6).map(({ label }) => label);
}
