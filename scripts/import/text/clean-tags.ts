import { foldTag, foldTagForAll } from "../../text/fold.ts";
import { limits } from "../../text/limits.ts";
import { buildTagSlug, isSlugTooLong } from "../../text/slug.ts";
import { cleanLine } from "./clean.ts";

/** Stack Exchange gives this tag to questions that lost all others. */
const fallbackTag = "untagged";

/** Makes tags valid, and reports each change. */
export function cleanTags(written: readonly string[]): { readonly labels: readonly string[]; readonly notes: readonly string[] } {
  const byKey = new Map<string, string>();
  const notes: string[] = [];
  for (const tag of written) {
    const { text, changes } = cleanLine(tag, limits.titleGraphemes);
    const key = foldTag(text, "common");
    const identity = foldTagForAll(text);
    if (key === "" || isSlugTooLong(buildTagSlug(key))) notes.push(`the tag \`${text}\` is not a valid tag and was left out`);
    else if (!byKey.has(identity)) byKey.set(identity, text);
    notes.push(...changes.map((change) => `a tag ${change}`));
  }
  const labels = [...byKey.values()];
  if (labels.length > limits.tags) notes.push(`tags after the first ${limits.tags} were left out: ${labels.slice(limits.tags).join(", ")}`);
  if (labels.length === 0) notes.push(`it had no tags and was given \`${fallbackTag}\``);
  return { labels: labels.length === 0 ? [fallbackTag] : labels.slice(0, limits.tags), notes };
}
