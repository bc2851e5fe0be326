import type { Token } from "markdown-it";
import type { z } from "zod";
import type { OwnAddress } from "../../markdown/own-address.ts";
import type { ParsedText } from "../../markdown/parsed-text.ts";
import type { Problem } from "../../problems/problem.ts";
import { findMixedWord } from "../../text/look-alikes.ts";
import { showValue } from "../../text/show-value.ts";
import type { Discussion, Post, Reply } from "../model.ts";
import { examples } from "./fields/discussion-fields.ts";
import type { SourceText } from "./files/decode-text.ts";
import { type MarkdownFile, type ParsedFile, parseMarkdownFile } from "./parse-markdown.ts";
import { createPictureCheck, describePictureRules } from "./picture-rules.ts";

/** What surrounds a post. */
export interface PostSurroundings {
  /** File names of all pictures of the discussion, also of broken ones. */
  readonly pictures: readonly string[];
  readonly home: OwnAddress;
  /** Path of the folder of the discussion. */
  readonly folder: string;
  readonly discussion: TextPlace["discussion"];
}

/** What rendering a post depends on besides its text and the site. */
export interface TextPlace extends Pick<Post, "links"> {
  /** The language that the author named. */
  readonly language: string | undefined;
  readonly discussion: Pick<Discussion, "slug" | "file" | "pictures" | "attachments">;
  /** Absent for the first post. */
  readonly reply?: Pick<Reply, "id" | "name">;
}

/**
 * Renders the tokens of a post before its links are followed. Changes the tokens.
 *
 * @param length of the body, in UTF-16 units.
 * @returns undefined if the post cannot be rendered so early.
 */
export type ParseText = (tokens: readonly Token[], length: number, place: TextPlace) => ParsedText | undefined;

/** The texts of a post: its body, and what `parseText` makes of it. */
export function readTexts(
  { body, parse }: Pick<MarkdownFile<unknown>, "body" | "parse">,
  place: TextPlace,
  parseText: ParseText | undefined,
): Pick<Post, "readBody" | "readParsed"> {
  const parsed = parseText?.(parse(), body.length, place);
  return { readBody: () => body, ...(parsed && { readParsed: () => parsed }) };
}

/** Parses the file of a first post or a reply. */
export function parsePost<S extends z.ZodObject>(
  source: SourceText,
  schema: S,
  { pictures, home, folder }: Pick<PostSurroundings, "pictures" | "home" | "folder">,
): ParsedFile<z.output<S>> {
  const parsed = parseMarkdownFile(source, {
    schema,
    examples,
    checkPicture: createPictureCheck(pictures, "discussion"),
    ...describePictureRules("discussion"),
    mayBeEmpty: false,
    home,
    folder,
  });
  if (!parsed.value) return parsed;
  return { ...parsed, value: { ...parsed.value, notes: [...noteMixedNames(parsed), ...parsed.value.notes] } };
}

/** Builds a note, not a problem, for a name such as `DJДимон`: it is the person's own choice. */
function noteMixedNames({ readKey, refuse }: Pick<ParsedFile<unknown>, "readKey" | "refuse">): readonly Problem[] {
  return (["author", "updatedBy"] as const).flatMap((key) => {
    const word = findMixedWord(readKey(key) ?? "");
    return word === undefined ? [] : [refuse(key, { rule: "mixedName", key, word: showValue(word) })];
  });
}
