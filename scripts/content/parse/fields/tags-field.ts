import { z } from "zod";
import { foldTag } from "../../../text/fold.ts";
import { limits } from "../../../text/limits.ts";
import { buildTagSlug, isSlugTooLong } from "../../../text/slug.ts";
import { tagSeparators } from "../../../text/tag-list.ts";
import { lineOfText, refuse } from "./common-fields.ts";

/**
 * The key of a tag on any site: other foldings join more, and no folding joins less. So a parsed
 * file does not depend on the language of the site. The forum joins the rest.
 */
function foldLabel(label: string): string {
  return foldTag(label, "common");
}

/** One tag as written. It has a key and a valid slug. */
export const tagLabel = lineOfText(limits.titleGraphemes).transform((label, context) => {
  const [separator] = tagSeparators.exec(label) ?? [];
  if (separator !== undefined) return refuse(context, { rule: "separatorInTag", separator });
  const key = foldLabel(label);
  if (key === "") return refuse(context, { rule: "tagWithoutKey", written: label });
  return isSlugTooLong(buildTagSlug(key)) ? refuse(context, { rule: "tagTooLong" }) : label;
});

/**
 * A list of tags, or one text of tags between separators. Of equal tags the first spelling is kept.
 * Tags are counted before they are checked, so that a long list is one problem.
 */
export const tagLabels = z
  .preprocess((written) => (typeof written === "string" ? written.split(tagSeparators) : written), z.array(z.unknown()))
  .transform((written, context) => {
    const tags = countDistinct(written);
    return tags <= limits.tags ? written : refuse(context, { rule: "tooManyTags", tags, most: limits.tags });
  })
  .pipe(z.array(tagLabel))
  .transform((labels, context) => {
    const distinct = new Map<string, string>();
    for (const label of labels) if (!distinct.has(foldLabel(label))) distinct.set(foldLabel(label), label);
    return distinct.size > 0 ? [...distinct.values()] : refuse(context, { rule: "noTag" });
  });

/** Counts each value that is not a tag, even if it is repeated. */
function countDistinct(written: readonly unknown[]): number {
  const keys = written.map((label) => (typeof label === "string" ? foldLabel(label.trim()) : ""));
  return new Set(keys.filter((key) => key !== "")).size + keys.filter((key) => key === "").length;
}
