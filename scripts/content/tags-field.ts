import { z } from "zod";
import { foldTag } from "../text/fold.ts";
import { limits } from "../text/limits.ts";
import { buildTagSlug, isSlugTooLong } from "../text/slug.ts";
import { tagSeparators } from "../text/tag-list.ts";
import { lineOfText, refuse } from "./fields.ts";

/** One tag as it was written, with a key and a slug that can stand. */
export const tagLabel = lineOfText(limits.titleGraphemes).transform((label, context) => {
  const key = foldTag(label);
  if (key === "") return refuse(context, { rule: "tagWithoutKey", written: label });
  return isSlugTooLong(buildTagSlug(key)) ? refuse(context, { rule: "tagTooLong" }) : label;
});

/** A list of tags, or one text of tags between separators; equal ones count once, the first spelling stays. */
export const tagLabels = z
  .preprocess((written) => (typeof written === "string" ? written.split(tagSeparators) : written), z.array(tagLabel))
  .transform((labels, context) => {
    const distinct = new Map<string, string>();
    for (const label of labels) if (!distinct.has(foldTag(label))) distinct.set(foldTag(label), label);
    if (distinct.size === 0) return refuse(context, { rule: "noTag" });
    if (distinct.size > limits.tags) return refuse(context, { rule: "tooManyTags", tags: distinct.size, most: limits.tags });
    return [...distinct.values()];
  });
