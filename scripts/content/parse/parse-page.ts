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
import { buildRedirectField, isReservedName, type ReservedAddresses } from "./fields/redirect-field.ts";
import type { SourceText } from "./files/decode-text.ts";
import { isReadme } from "./files/litter.ts";
import { hasFence } from "./front-matter.ts";
import { joinOldAddresses, noteRawAddresses } from "./old-addresses.ts";
import { parseMarkdownFile, type Rules } from "./parse-markdown.ts";

/** The front matter of a page. */
export function buildPageFields(reserved: ReservedAddresses) {
  return z.strictObject({
    title: lineOfText(limits.titleGraphemes),
    description: lineOfText(limits.titleGraphemes).exactOptional(),
    language: languageTag.exactOptional(),
    footer: yesOrNo.default(true),
    redirectFrom: buildRedirectField(reserved).default([]),
  });
}

function refusePicture(name: string): Violation {
  return { rule: "pictureOnPage", name: showValue(name) };
}

const rules: Omit<Rules<ReturnType<typeof buildPageFields>>, "home" | "schema"> = {
  examples: {
    title: 'title: "{page}"',
    description: 'description: "…"',
    language: "language: en",
    footer: "footer: false",
    redirectFrom: "redirectFrom: [/old/path/]",
  },
  checkPicture: refusePicture,
  notePicture: refusePicture,
  noteSpaced: refusePicture,
  pastedPicture: { rule: "pastedPictureOnPage" },
  mayBeEmpty: true,
};

export interface ParsedPage {
  readonly page?: ContentPage;
  /** True of a README or LICENSE without front matter. */
  readonly isIgnored?: true;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** Parses files of `pages/`. The slug of a page is its file name. */
export function createPageParser(home: OwnAddress, reserved: ReservedAddresses): (source: SourceText) => ParsedPage {
  const schema = buildPageFields(reserved);
  return (source) => parsePage(source, { ...rules, schema, home }, reserved);
}

function parsePage(source: SourceText, pageRules: Rules<ReturnType<typeof buildPageFields>>, reserved: ReservedAddresses): ParsedPage {
  const { path } = source;
  if (isReadme(path) && !hasFence(source.text)) return { isIgnored: true, problems: [], notes: [] };
  const slug = readStem(path);
  const parsed = parseMarkdownFile(source, pageRules);
  if (isReservedName(slug, reserved)) {
    const taken: Problem = { file: path, line: 1, column: 1, violation: { rule: "reservedPage", name: slug } };
    return { problems: [taken, ...parsed.problems], notes: [] };
  }
  if (!parsed.value) return { problems: parsed.problems, notes: [] };
  const { keys, body, links, headings, notes } = parsed.value;
  const { redirectFrom, ...fields } = keys;
  const addresses = joinOldAddresses(redirectFrom, parsed.locateValues("redirectFrom"));
  const optional = {
    ...(links.length > 0 && { links }),
    ...(headings.length > 0 && { headings }),
    ...(addresses.length > 0 && { redirectFrom: addresses }),
  };
  return {
    page: { file: path, slug, body, ...optional, ...fields },
    problems: [],
    notes: [...notes, ...noteRawAddresses(addresses, path)],
  };
}
