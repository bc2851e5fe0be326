import { z } from "zod";
import { describeLanguage } from "../../../text/language.ts";
import { parseLanguageTag } from "../../../text/language-tag.ts";
import { showValue } from "../../../text/show-value.ts";
import { refuse } from "./common-fields.ts";

/** The tag of a language, in its canonical form. */
export const languageTag = z.string().transform((written, context) => {
  const parsed = parseLanguageTag(written);
  return parsed.ok ? parsed.tag : refuse(context, { rule: "notLanguage", written: showValue(written), near: parsed.near });
});

/** The tag of a language that is written in Latin letters. */
export const latinLanguageTag = languageTag.transform((tag, context) => {
  return describeLanguage(tag).script === "Latn" ? tag : refuse(context, { rule: "notLatinLanguage", written: tag });
});
