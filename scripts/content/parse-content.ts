import { readOwnAddress } from "../markdown/own-address.ts";
import type { Problem } from "../problems/problem.ts";
import { compareNames } from "../text/name-order.ts";
import { readFileName } from "../text/path.ts";
import type { Recall } from "../text/recall.ts";
import { limitProblems } from "./limit-problems.ts";
import type { Brand, Content, ReadingSettings, StaticFile } from "./model.ts";
import type { ReservedAddresses } from "./parse/fields/redirect-field.ts";
import { arrangeFiles, type DiscussionFiles } from "./parse/files/content-tree.ts";
import { createFileReader, type IsChecked, type ReadBytes } from "./parse/files/file-reader.ts";
import type { FoundFile } from "./parse/files/found-file.ts";
import { parseBrand } from "./parse/parse-brand.ts";
import { createDiscussionParser, type DiscussionSource, type ParsedDiscussion } from "./parse/parse-discussion.ts";
import { createPageParser, type ParsedPage } from "./parse/parse-page.ts";
import type { ParseText } from "./parse/parse-post.ts";
import type { KnownReply } from "./parse/parse-reply.ts";
import { parseStatics } from "./parse/parse-statics.ts";
import { findSameSlugs } from "./parse/same-slugs.ts";
import { createOwnerSuggestion } from "./parse/wrong-folder.ts";
import { parseSettings, type Settings } from "./settings/parse-settings.ts";

export type { ReadBytes } from "./parse/files/file-reader.ts";

export interface ParsedContent {
  /** Complete only if there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Whether the folder has a file with this path, published or not. */
  readonly hasFile: (path: string) => boolean;
  readonly counts: ContentCounts;
}

export interface ContentCounts {
  /** Files of content. */
  readonly files: number;
  readonly drafts: number;
  /** Files and folders that are not content, such as `Thumbs.db` or a README. */
  readonly ignored: number;
}

/** A content folder with parsed settings and pages. Its discussions are not parsed yet. */
export interface ContentFrame {
  readonly settings: Settings;
  /** Sorted by path. */
  readonly discussions: readonly DiscussionFiles[];
  readonly hasFile: ParsedContent["hasFile"];
  readonly pages: readonly ParsedPage[];
  readonly statics: readonly StaticFile[];
  readonly brand: Brand;
  readonly css?: string;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly files: number;
  readonly ignored: number;
}

export interface ReadDiscussion {
  readonly parsed: ParsedDiscussion;
  /** One problem for each file that cannot be read. */
  readonly unread: readonly Problem[];
}

/**
 * Parses a content folder. `found` lists every file and folder in it, in any order.
 *
 * @param base as for `parseFrame`.
 */
export function parseContent(found: readonly FoundFile[], read: ReadBytes, reserved: ReservedAddresses, base?: string): ParsedContent {
  const frame = parseFrame(found, read, reserved, base);
  const parse = createDiscussionReader(frame.settings.site, read, reserved);
  return joinContent(
    frame,
    frame.discussions.map((files) => parse(files)),
  );
}

/**
 * Parses settings and pages, and arranges the files of the discussions.
 *
 * @param base replaces the address of the site in its settings.
 */
export function parseFrame(
  found: readonly FoundFile[],
  read: ReadBytes,
  reserved: ReservedAddresses,
  base?: string,
  recall?: Recall,
): ContentFrame {
  const unread: Problem[] = [];
  const reader = createFileReader(read, (problem) => unread.push(problem));
  const { tree, problems: misplaced, ignored } = arrangeFiles(found, recall);
  const { settings: written, problems, notes } = parseSettings(tree.settings, reader);
  const settings = base === undefined ? written : { ...written, site: { ...written.site, base } };
  const parsePage = createPageParser(readOwnAddress(settings.site.base), reserved);
  const pages = tree.pages.flatMap(({ file, pictures, refused }) => {
    const folder = {
      pictures: pictures.flatMap(reader.readPicture),
      others: [...pictures.map(({ path }) => readFileName(path)), ...refused],
    };
    return reader.readText(file).map((source) => parsePage(source, folder));
  });
  const { brand, problems: brandProblems } = parseBrand(tree.brand, reader);
  const [css] = tree.theme ? reader.readText(tree.theme).map(({ text }) => text) : [];
  const published = parseStatics(tree.statics, settings.site.static, reserved, reader);
  return {
    settings,
    discussions: tree.discussions,
    hasFile: createFileTest(found),
    pages,
    statics: published.statics,
    brand,
    ...(css !== undefined && { css }),
    problems: [...misplaced, ...unread, ...problems, ...published.problems, ...brandProblems],
    notes,
    files: found.filter(({ kind }) => kind === "file").length - ignored.filter(({ kind }) => kind === "file").length,
    ignored: ignored.length,
  };
}

/**
 * The returned function takes the replies that are known, by path.
 *
 * @param parseText as for `createDiscussionParser`.
 */
export function createDiscussionReader(
  settings: ReadingSettings,
  read: ReadBytes,
  reserved: ReservedAddresses,
  parseText?: ParseText,
  isChecked?: IsChecked,
): (files: DiscussionFiles, known?: ReadonlyMap<string, KnownReply>) => ReadDiscussion {
  const parse = createDiscussionParser(settings, reserved, parseText);
  return ({ slug, file, replies, pictures, attachments, refused }, known) => {
    const unread: Problem[] = [];
    const { readText, readPicture, readAttachment } = createFileReader(read, (problem) => unread.push(problem), isChecked);
    const measured = pictures.map((picture) => [readFileName(picture.path), readPicture(picture)] as const);
    const parsed = parse({
      slug,
      path: file.path,
      file: readText(file)[0],
      replies: replies.flatMap((reply): DiscussionSource["replies"] => {
        const same = known?.get(reply.path);
        return same ? [same] : readText(reply);
      }),
      names: [...replies.map(({ path }) => readFileName(path)), ...refused.filter((name) => name.endsWith(".md"))],
      pictures: new Map(measured.flatMap(([name, read]) => read.map((picture) => [name, picture] as const))),
      attachments: attachments.flatMap(readAttachment),
      brokenPictures: measured.flatMap(([name, read]) => (read.length === 0 ? name : [])),
      refusedFiles: refused,
    });
    return { parsed, unread };
  };
}

/** @param read the discussions of the frame, in the same order. */
export function joinContent(frame: ContentFrame, read: readonly ReadDiscussion[], recall?: Recall): ParsedContent {
  const { settings, pages } = frame;
  const discussions = read.map(({ parsed }) => parsed);
  const areNone = discussions.map((one) => one.isIgnored === true || isOwnerless(one));
  const twins = findSameSlugs(frame.discussions, areNone, recall);
  const unique = discussions.filter((_, index) => !twins[index]);
  const suggestOwner = createOwnerSuggestion(frame.discussions.filter((_, index) => !areNone[index]).map(({ file }) => file.path));
  const readmes = [...discussions, ...pages].filter(({ isIgnored }) => isIgnored).length;
  return {
    content: {
      ...settings,
      discussions: unique.flatMap(({ discussion }) => discussion ?? []),
      pages: pages.flatMap(({ page }) => page ?? []).sort((a, b) => compareNames(a.slug, b.slug)),
      statics: frame.statics,
      brand: frame.brand,
      ...(frame.css !== undefined && { css: frame.css }),
    },
    problems: limitProblems([
      ...frame.problems,
      ...read.flatMap(({ unread }) => unread),
      ...twins.flatMap((twin) => twin ?? []),
      ...[...discussions, ...pages].flatMap(({ problems }) => problems.map(suggestOwner)),
    ]),
    notes: limitProblems([...frame.notes, ...[...unique, ...pages].flatMap(({ notes }) => notes)]),
    hasFile: frame.hasFile,
    counts: {
      files: frame.files - readmes,
      drafts: unique.filter(({ isDraft }) => isDraft).length,
      ignored: frame.ignored + readmes,
    },
  };
}

/** Few sites ask, so the list of paths is built when it is needed. */
function createFileTest(found: readonly FoundFile[]): ParsedContent["hasFile"] {
  let paths: ReadonlySet<string> | undefined;
  return (path) => {
    paths ??= new Set(found.filter(({ kind }) => kind === "file").map((file) => file.path));
    return paths.has(path);
  };
}

/** Whether a file that was read as a discussion is a reply without a discussion. */
function isOwnerless({ problems }: ParsedDiscussion): boolean {
  return problems.some(({ violation }) => violation.rule === "replyWithoutDiscussion");
}
