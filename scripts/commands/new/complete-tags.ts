import { foldTag } from "../../text/fold.ts";
import { partLastTag } from "../../text/tag-list.ts";

/** @example readLastTag("php, lar") // => "lar" */
export function readLastTag(line: string): string {
  return partLastTag(line)[1].trim();
}

/** @example completeTags("php, lar", "laravel") // => "php, laravel" */
export function completeTags(line: string, tag: string): string {
  return partLastTag(line)[0] + tag;
}

/**
 * The known tags that a word may become, whatever its spelling: those that start with it, then those that hold it; none for no word, and
 * none when it is one of them already.
 *
 * @param known the most used first.
 */
export function suggestTags(typed: string, known: readonly string[]): readonly string[] {
  const key = foldTag(typed);
  if (key === "") return [];
  const keyed = known.map((label) => ({ label, key: foldTag(label) }));
  if (keyed.some((tag) => tag.label === typed)) return [];
  const starting = keyed.filter((tag) => tag.key.startsWith(key));
  const holding = keyed.filter((tag) => !tag.key.startsWith(key) && tag.key.includes(key));
  return [...starting, ...holding].slice(0, 6).map(({ label }) => label);
}
