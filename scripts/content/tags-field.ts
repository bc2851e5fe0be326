import { z } from "zod";
import { foldTag } from "../text/fold.ts";
import { buildTagSlug, checkSlugLength } from "../text/slug.ts";
import { lineOfText, refuse } from "./fields.ts";
import { limits } from "./limits.ts";

/** Comma and semicolon, Latin and Arabic. */
const separators = /[,،;؛]/;

/** One tag as it was written, with a key and a slug that can stand. */
export const tagLabel = lineOfText(limits.titleGraphemes).transform((label, context) => {
  const key = foldTag(label);
  if (key === "") return refuse(context, `has no letter, digit or sign that counts (\`${label}\`)`, "Write a word.");
  return checkSlugLength(buildTagSlug(key)) ? refuse(context, "is too long for an address", "Shorten it.") : label;
});

/** A list of tags, or one text of tags between separators; equal ones count once, the first spelling stays. */
export const tagLabels = z
  .union([z.string().transform((text) => text.split(separators)), z.array(z.string())])
  .pipe(z.array(tagLabel))
  .transform((labels, context) => {
    const byKey = new Map(labels.map((label) => [foldTag(label), label] as const).reverse());
    const distinct = [...byKey.values()].reverse();
    if (distinct.length === 0) return refuse(context, "is empty", "Write one tag at least, such as `tags: [js]`.");
    if (distinct.length > limits.tags) return refuse(context, `holds ${distinct.length} tags`, `Keep at most ${limits.tags}.`);
    return distinct;
  });
