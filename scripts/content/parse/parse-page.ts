import { z } from "zod";
import type { OwnAddress } from "../../markdown/own-address.ts";
import type { Problem } from "../../problems/problem.ts";
import { limits } from "../../text/limits.ts";
import { readStem } from "../../text/path.ts";
import type { ContentPage, Picture } from "../model.ts";
import { lineOfText, yesOrNo } from "./fields/common-fields.ts";
import { languageTag } from "./fields/language-field.ts";
import { buildRedirectField, isReservedName, type ReservedAddresses } from "./fields/redirect-field.ts";
import type { SourceText } from "./files/decode-text.ts";
import { isReadme } from "./files/litter.ts";
import { hasFence } from "./front-matter.ts";
import { findUnnamedFiles, omitUnshownCopies } from "./named-files.ts";
import { joinOldAddresses, noteRawAddresses } from "./old-addresses.ts";
import { parseMarkdownFile, type Rules } from "./parse-markdown.ts";
import { createPictureCheck, describePictureRules } from "./picture-rules.ts";

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

/** The pictures of a page. */
export interface PageFolder {
  readonly pictures: readonly Picture[];
  /** Names of all files, also of those that have a problem. */
  readonly others: readonly string[];
}

const rules: Omit<Rules<ReturnType<typeof buildPageFields>>, "home" | "schema" | "checkPicture" | "folder"> = {
  examples: {
    title: 'title: "{page}"',
    description: 'description: "…"',
    language: "language: en",
    footer: "footer: false",
    redirectFrom: "redirectFrom: [/old/path/]",
  },
  ...describePictureRules("page"),
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
export function createPageParser(home: OwnAddress, reserved: ReservedAddresses): (source: SourceText, folder: PageFolder) => ParsedPage {
  const schema = buildPageFields(reserved);
  return (source, folder) => {
    const own = { folder: source.path.replace(/\.md$/, ""), checkPicture: createPictureCheck(folder.others, "page") };
    return parsePage(source, folder, { ...rules, ...own, schema, home }, reserved);
  };
}

function parsePage(
  source: SourceText,
  { pictures }: PageFolder,
  pageRules: Rules<ReturnType<typeof buildPageFields>>,
  reserved: ReservedAddresses,
): ParsedPage {
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
  const named = [...parsed.value.pictures, ...links.map(({ address }) => address)];
  const unnamed = findUnnamedFiles(
    pictures.map(({ name }) => name),
    named,
  );
  const { redirectFrom, ...fields } = keys;
  const addresses = joinOldAddresses(redirectFrom, parsed.locateValues("redirectFrom"));
  const optional = {
    ...(links.length > 0 && { links }),
    ...(headings.length > 0 && { headings }),
    ...(addresses.length > 0 && { redirectFrom: addresses }),
    ...(pictures.length > 0 && { pictures: omitUnshownCopies(pictures, parsed.value.pictures) }),
    ...(unnamed.length > 0 && { unnamed }),
  };
  return {
    page: { file: path, slug, body, ...optional, ...fields },
    problems: [],
    notes: [...notes, ...noteRawAddresses(addresses, path)],
  };
}
