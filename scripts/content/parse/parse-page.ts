import { z } from "zod";
import type { OwnAddress } from "../../markdown/own-address.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { limits } from "../../text/limits.ts";
import { readStem } from "../../text/path.ts";
import { showValue } from "../../text/show-value.ts";
import type { ContentPage } from "../model.ts";
import { lineOfText, yesOrNo } from "./fields/common-fields.ts";
import { languageTag } from "./fields/language-field.ts";
import type { SourceText } from "./files/decode-text.ts";
import { isReadme } from "./files/litter.ts";
import { hasFence } from "./front-matter.ts";
import { parseMarkdownFile, type Rules } from "./parse-markdown.ts";

/** The front matter of a page. */
export const pageFields = z.strictObject({
  title: lineOfText(limits.titleGraphemes),
  description: lineOfText(limits.titleGraphemes).exactOptional(),
  language: languageTag.exactOptional(),
  footer: yesOrNo.default(true),
});

function refusePicture(name: string): Violation {
  return { rule: "pictureOnPage", name: showValue(name) };
}

const rules: Omit<Rules<typeof pageFields>, "home"> = {
  schema: pageFields,
  examples: { title: 'title: "{page}"', description: 'description: "…"', language: "language: en", footer: "footer: false" },
  checkPicture: refusePicture,
  notePicture: refusePicture,
  noteSpaced: refusePicture,
  pastedPicture: { rule: "pastedPictureOnPage" },
  mayBeEmpty: true,
};

/** Parses a file of `pages/`. Its slug is its file name. */
export function parsePage(
  source: SourceText,
  home: OwnAddress,
): {
  readonly page?: ContentPage;
  /** True of a README or LICENSE without front matter. */
  readonly isPassedOver?: true;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
} {
  if (isReadme(source.path) && !hasFence(source.text)) return { isPassedOver: true, problems: [], notes: [] };
  const parsed = parseMarkdownFile(source, { ...rules, home });
  if (!parsed.value) return { problems: parsed.problems, notes: [] };
  const { keys, body, links, notes } = parsed.value;
  const { path } = source;
  return { page: { file: path, slug: readStem(path), body, ...(links.length > 0 && { links }), ...keys }, problems: [], notes };
}
