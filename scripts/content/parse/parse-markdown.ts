import type { Token } from "markdown-it";
import type { z } from "zod";
import { listHeadings } from "../../markdown/html/headings.ts";
import type { OwnAddress } from "../../markdown/own-address.ts";
import { parseBody } from "../../markdown/parse.ts";
import { type BodyScan, type FoundName, scanBody } from "../../markdown/scan.ts";
import type { Parsed, Place, Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { formatCodePoint, hasVisible, type Invisible, neutraliseText, replacementCharacter } from "../../text/invisible.ts";
import { showValue } from "../../text/show-value.ts";
import type { LocalLink } from "../model.ts";
import { type Examples, validateKeys } from "./fields/validate-keys.ts";
import { countLines, decodeText, type SourceText } from "./files/decode-text.ts";
import { pictureEnding } from "./files/found-file.ts";
import { type FrontMatter, parseFrontMatter, splitBody } from "./front-matter.ts";
import { noteRefused } from "./note-links.ts";
import { findUnfinishedMerges } from "./unfinished-merge.ts";

/** The checked keys of a Markdown file, and its neutralised body. */
export interface MarkdownFile<Keys> {
  readonly keys: Keys;
  readonly body: string;
  /** Parses the body, at most once. */
  readonly parse: () => Token[];
  readonly links: readonly LocalLink[];
  /** As in `Post`, but empty if it has none. */
  readonly headings: readonly string[];
  /** Addresses of its pictures; pictures of other hosts are left out. */
  readonly pictures: readonly string[];
  readonly notes: readonly Problem[];
}

/** The result of parsing a Markdown file. The value is absent if the file cannot be published. */
export interface ParsedFile<Keys> {
  readonly value?: MarkdownFile<Keys>;
  readonly problems: readonly Problem[];
  /** Whether a key has a value of any kind. */
  readonly hasKey: (key: string) => boolean;
  /** Returns the text of a key, also if other keys have problems. */
  readonly readKey: (key: string) => string | undefined;
  /** Returns the place of each value in a list. */
  readonly locateValues: (key: string) => readonly Place[];
  /** Builds a problem at the place of a key. */
  readonly refuse: (key: string, violation: Violation) => Problem;
}

/** How to check the pictures of a text. */
export interface PictureRules {
  /** Checks a picture of the file's own folder. */
  readonly checkPicture: (name: string) => Violation | undefined;
  /** Builds a note for a picture outside the file's folder. */
  readonly notePicture: (address: string) => Violation;
  /** Builds a note for a picture that Markdown reads as text, because its name has a space. */
  readonly noteSpaced: (name: string) => Violation;
  /** Builds a note for a picture without a text that describes it. */
  readonly noteUndescribed: (name: string) => Violation;
  /** The problem of a picture that is pasted into the text as its bytes. */
  readonly pastedPicture: Violation;
}

/** How to check one kind of Markdown file. */
export interface Rules<S extends z.ZodObject> extends PictureRules {
  readonly schema: S;
  readonly examples: Examples;
  /** The address of the site. Links that start with it are links into the site. */
  readonly home: OwnAddress;
  /** Path of the folder with the pictures. */
  readonly folder: string;
  /** Whether the body may have no visible text. */
  readonly mayBeEmpty: boolean;
}

/** Parses a Markdown file. Problems of its keys and its pictures are reported together. */
export function parseMarkdownFile<S extends z.ZodObject>({ path: file, text }: SourceText, rules: Rules<S>): ParsedFile<z.output<S>> {
  const merges = findUnfinishedMerges(text, file);
  // A conflict explains every other problem of its file.
  const split: Parsed<FrontMatter> = merges.length > 0 ? { problems: merges } : parseFrontMatter(text, file);
  const readNode = (key: string) => split.value?.keys.entries.get(key)?.value;
  const readKey = (key: string) => {
    const node = readNode(key);
    return node?.kind === "text" ? node.text : undefined;
  };
  const hasKey = (key: string) => (readNode(key)?.kind ?? "absent") !== "absent";
  const locateValues = (key: string) => {
    const node = readNode(key);
    return node?.kind === "list" ? node.nodes.map(({ line, column }) => ({ line, column })) : [];
  };
  const refuse = (key: string, violation: Violation) => {
    const { line, column } = readNode(key) ?? split.value?.keys ?? { line: 1, column: 1 };
    return { file, line, column, violation };
  };
  const readers = { readKey, hasKey, locateValues, refuse };
  if (!split.value) return { problems: split.problems, ...readers };

  const { text: body, found } = neutraliseText(split.value.body);
  const { value: keys, problems: badKeys } = validateKeys(split.value.keys, rules.schema, rules.examples, file);
  const { bodyLine: line } = split.value;
  let tokens: Token[] | undefined;
  const parse = () => {
    tokens ??= parseBody(body);
    return tokens;
  };
  const scan = scanBody(body, rules.home, { file, folder: rules.folder }, parse);
  const problems = [
    ...badKeys,
    ...placePictures(scan.own, file, line, rules.checkPicture),
    ...scan.pasted.map((place) => ({ file, line: line + place.line - 1, column: place.column, violation: rules.pastedPicture })),
  ];
  if (!rules.mayBeEmpty && !hasVisible(body)) problems.push({ file, line, column: 1, violation: { rule: "emptyBody" } });
  if (!keys || problems.length > 0) return { problems, ...readers };
  const notes = [
    ...noteInvisible(split.value, file, found),
    ...noteLostLetters(split.value, file),
    ...placePictures(scan.elsewhere, file, line, rules.notePicture),
    ...placePictures(scan.undescribed, file, line, rules.noteUndescribed),
    ...placePictures(
      scan.spaced.filter(({ name }) => pictureEnding.test(name)),
      file,
      line,
      rules.noteSpaced,
    ),
    ...noteRefused(scan.refused).map(({ line: below, ...note }) => ({ file, line: line + below - 1, ...note })),
    ...noteHtml(scan, file, line),
  ];
  const links = scan.links.map(({ name, line: below, column }) => ({ address: name, line: line + below - 1, column }));
  // A name with a space gets a note of its own.
  const pictures = [...scan.own, ...scan.elsewhere, ...scan.spaced].map(({ name }) => name);
  return { value: { keys, body, parse, links, headings: listHeadings(parse()), pictures, notes }, problems, ...readers };
}

/**
 * Reads the body of a file that an earlier build parsed without problems, and neutralises it again.
 */
export function readBody(bytes: Uint8Array): string {
  const decoded = decodeText(bytes);
  const body = "text" in decoded ? splitBody(decoded.text) : undefined;
  if (body === undefined) throw new Error("a file that was parsed has no front matter");
  return neutraliseText(body).text;
}

function placePictures(places: readonly FoundName[], file: string, bodyLine: number, check: Rules<z.ZodObject>["checkPicture"]) {
  return places.flatMap(({ name, line, column }): readonly Problem[] => {
    const violation = check(name);
    return violation ? [{ file, line: bodyLine + line - 1, column, violation }] : [];
  });
}

/** Builds one note for all replacement characters: a program wrote them where it lost a letter. */
function noteLostLetters({ body, bodyLine }: FrontMatter, file: string): readonly Problem[] {
  const index = body.indexOf(replacementCharacter);
  if (index < 0) return [];
  const times = body.split(replacementCharacter).length - 1;
  return [{ file, ...locate(body, bodyLine, index), violation: { rule: "lostLetters", times } }];
}

function locate(body: string, bodyLine: number, index: number): Place {
  return { line: bodyLine + countLines(body, index) - 1, column: index - body.lastIndexOf("\n", index - 1) };
}

/** Builds one note a file, at the first tag, since a text may hold thousands. */
function noteHtml({ html }: BodyScan, file: string, bodyLine: number): readonly Problem[] {
  if (!html) return [];
  const { name, line, column, times, handler } = html;
  const cause = handler !== undefined && { attribute: showValue(handler) };
  return [{ file, line: bodyLine + line - 1, column, violation: { rule: "htmlAsText", tag: name, times, ...cause } }];
}

/** Builds one note per character, at its first place, since a text may hold thousands. */
function noteInvisible({ body, bodyLine }: FrontMatter, file: string, found: readonly Invisible[]): readonly Problem[] {
  const kinds = new Map<number, { readonly first: Invisible; count: number }>();
  for (const first of found) {
    const kind = kinds.get(first.codePoint);
    if (kind) kind.count += 1;
    else kinds.set(first.codePoint, { first, count: 1 });
  }
  return [...kinds.values()].map(({ first: { index, kind, codePoint }, count }) => ({
    file,
    ...locate(body, bodyLine, index),
    violation: { rule: "madeHarmless", kind, code: formatCodePoint(codePoint), times: count },
  }));
}
