import { z } from "zod";
import { findReference } from "../../../markdown/character-references.ts";
import { foldTag, foldTagForAll } from "../../../text/fold.ts";
import { limits } from "../../../text/limits.ts";
import { buildTagSlug, isSlugTooLong } from "../../../text/slug.ts";
import { tagSeparators } from "../../../text/tag-list.ts";
import { lineOfText, refuse } from "./common-fields.ts";

/** One tag as written. It has a key and a valid slug. */
export const tagLabel = lineOfText(limits.titleGraphemes).transform((label, context) => {
  const [separator] = tagSeparators.exec(label) ?? [];
  if (separator !== undefined) return refuse(context, { rule: "separatorInTag", separator });
  const key = foldTag(label, "common");
  if (key === "") return refuse(context, { rule: "tagWithoutKey", written: label });
  return isSlugTooLong(buildTagSlug(key)) ? refuse(context, { rule: "tagTooLong" }) : label;
});

/**
 * A list of tags, or one text of tags between separators. Of equal tags the first spelling is kept.
 * A parsed file does not depend on the language of its site: the forum joins what else is equal.
 * Tags are counted before they are checked, so that a long list is one problem.
 */
export const tagLabels = z
  .preprocess((written) => (typeof written === "string" ? splitText(written) : written), z.array(z.unknown()))
  .transform((written, context) => {
    const tags = written.length <= limits.tags ? written.length : countDistinct(written);
    return tags <= limits.tags ? written : refuse(context, { rule: "tooManyTags", tags, most: limits.tags });
  })
  .pipe(z.array(tagLabel))
  .transform((labels, context) => {
    const distinct = new Map<string, string>();
    for (const label of labels) {
      const key = foldTagForAll(label);
      if (!distinct.has(key)) distinct.set(key, label);
    }
    return distinct.size > 0 ? [...distinct.values()] : refuse(context, { rule: "noTag" });
  });

/** A character reference ends in a semicolon, which would divide it. Its tags are one problem. */
function splitText(written: string): readonly string[] {
  return findReference(written) ? [written] : written.split(tagSeparators);
}

/** Counts each value that is not a tag, even if it is repeated. */
function countDistinct(written: readonly unknown[]): number {
  const keys = written.map((label) => (typeof label === "string" ? foldTag(label.trim(), "common") : ""));
  return new Set(keys.filter((key) => key !== "")).size + keys.filter((key) => key === "").length;
}
