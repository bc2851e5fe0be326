import { compareProblems, type Problem } from "../problems/problem.ts";
import { limits } from "../text/limits.ts";
import { readFileName } from "../text/path.ts";
import { foldSlug } from "../text/slug.ts";
import type { Zone } from "../text/zone.ts";
import type { Content } from "./model.ts";
import type { ReservedAddresses } from "./parse/fields/redirect-field.ts";
import { arrangeFiles, type DiscussionFiles } from "./parse/files/content-tree.ts";
import { createFileReader } from "./parse/files/file-reader.ts";
import type { FoundFile } from "./parse/files/found-file.ts";
import { createDiscussionParser, type ParsedDiscussion } from "./parse/parse-discussion.ts";
import { parsePage } from "./parse/parse-page.ts";
import { createOwnerSuggestion } from "./parse/wrong-folder.ts";
import { parseSettings } from "./settings/parse-settings.ts";

/** Gives the bytes of a file, or undefined where it cannot be read. */
export type ReadBytes = (path: string) => Uint8Array | undefined;

/** Discussions as they were parsed before; `zone` is that of times without an offset. */
export interface ParsedMemory {
  readonly find: (files: DiscussionFiles, zone: Zone, read: ReadBytes) => ParsedDiscussion | undefined;
  /** To be told of the bytes of each file that is read, before `keep` of its discussion. */
  readonly see: (path: string, bytes: Uint8Array) => void;
  readonly keep: (files: DiscussionFiles, zone: Zone, parsed: ParsedDiscussion) => void;
}

export interface ParsedContent {
  /** Complete only if there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly counts: { readonly files: number; readonly drafts: number };
}

/**
 * Parses a content folder.
 *
 * @param found every file and folder in it, in any order.
 * @param memory spares the parsing of what has not changed.
 */
export function parseContent(
  found: readonly FoundFile[],
  read: ReadBytes,
  reserved: ReservedAddresses,
  memory?: ParsedMemory,
): ParsedContent {
  const unread: Problem[] = [];
  const reader = createFileReader(read, (problem) => unread.push(problem));
  const { tree, problems: misplaced } = arrangeFiles(found);
  const { settings, problems: badSettings, notes: ownNotes } = parseSettings(tree.settings, reader);
  const { parsed: discussions, unread: unreadDiscussions } = parseDiscussions(tree.discussions, settings.site.zone, read, reserved, memory);
  const areOwnerless = discussions.map(isOwnerless);
  const twins = findSameSlugs(tree.discussions, areOwnerless);
  const standing = discussions.filter((_, index) => !twins[index]);
  const suggestOwner = createOwnerSuggestion(tree.discussions.filter((_, index) => !areOwnerless[index]).map(({ file }) => file.path));
  const pages = tree.pages.flatMap(reader.readText).map(parsePage);
  return {
    content: {
      ...settings,
      discussions: standing.flatMap(({ discussion }) => discussion ?? []),
      pages: pages.flatMap(({ page }) => page ?? []),
    },
    problems: limitProblems([
      ...misplaced,
      ...unread,
      ...unreadDiscussions,
      ...badSettings,
      ...twins.flatMap((twin) => twin ?? []),
      ...[...discussions, ...pages].flatMap(({ problems }) => problems.map(suggestOwner)),
    ]),
    notes: limitProblems([...ownNotes, ...[...standing, ...pages].flatMap(({ notes }) => notes)]),
    counts: { files: found.filter(({ kind }) => kind === "file").length, drafts: standing.filter(({ isDraft }) => isDraft).length },
  };
}

interface ParsedDiscussions {
  /** In the order of what was found. */
  readonly parsed: readonly ParsedDiscussion[];
  /** Files that could not be read. */
  readonly unread: readonly Problem[];
}

/** Parses each discussion on its own. A time without an offset is in `zone`. */
export function parseDiscussions(
  found: readonly DiscussionFiles[],
  zone: Zone,
  read: ReadBytes,
  reserved: ReservedAddresses,
  memory?: ParsedMemory,
): ParsedDiscussions {
  const unread: Problem[] = [];
  const watched: ReadBytes = (path) => {
    const bytes = read(path);
    if (bytes) memory?.see(path, bytes);
    return bytes;
  };
  const { readText, readPicture } = createFileReader(watched, (problem) => unread.push(problem));
  const parse = createDiscussionParser(zone, reserved);
  const parsed = found.map((files) => {
    const known = memory?.find(files, zone, read);
    if (known) return known;
    const { slug, file, replies, pictures } = files;
    const before = unread.length;
    const discussion = parse({
      slug,
      path: file.path,
      file: readText(file)[0],
      replies: replies.flatMap(readText),
      names: replies.map(({ path }) => readFileName(path)),
      pictures: new Map(pictures.flatMap(readPicture).map((picture) => [picture.name, picture])),
    });
    // A parsed discussion has no problem of an unreadable file, so such a discussion is not cached.
    if (unread.length === before) memory?.keep(files, zone, discussion);
    return discussion;
  });
  return { parsed, unread };
}

/** Whether a file that was read as a discussion is a reply without a discussion. */
function isOwnerless({ problems }: ParsedDiscussion): boolean {
  return problems.some(({ violation }) => violation.rule === "replyWithoutDiscussion");
}

/**
 * Returns for each discussion the problem that an earlier one has its name, if it has.
 *
 * @param areNone whether each of `found` is no discussion.
 */
function findSameSlugs(found: readonly DiscussionFiles[], areNone: readonly boolean[]): readonly (Problem | undefined)[] {
  const owners = new Map<string, string>();
  return found.map(({ slug, file: { path } }, index) => {
    if (areNone[index]) return undefined;
    const folded = foldSlug(slug);
    const owner = owners.get(folded);
    if (owner === undefined) {
      owners.set(folded, path);
      return undefined;
    }
    return {
      file: path,
      line: 1,
      column: 1,
      violation: { rule: "sameDiscussionName", name: slug, twin: owner },
    };
  });
}

/**
 * Sorts problems or notes and keeps the first ones of each file; one more problem says how many
 * were dropped.
 */
export function limitProblems(problems: readonly Problem[], most: number = limits.problems): readonly Problem[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of [...problems].sort(compareProblems)) {
    const same = byFile.get(problem.file);
    if (same) same.push(problem);
    else byFile.set(problem.file, [problem]);
  }
  return [...byFile.values()].flatMap((same) => {
    const [next] = same.slice(most);
    if (!next) return same;
    const { file, line, column } = next;
    return [...same.slice(0, most), { file, line, column, violation: { rule: "furtherProblems", more: same.length - most } }];
  });
}
