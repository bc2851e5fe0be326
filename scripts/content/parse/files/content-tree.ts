import type { Problem } from "../../../problems/problem.ts";
import type { Violation } from "../../../problems/violation.ts";
import { findTextOrder } from "../../../text/code-point-order.ts";
import { limits } from "../../../text/limits.ts";
import { listFolders, readFileName, readStem } from "../../../text/path.ts";
import { makeAnew, type Recall } from "../../../text/recall.ts";
import { type BrandFile, isBrandFile } from "./brand-file.ts";
import { type FoundFile, findUnicodeTwins } from "./found-file.ts";
import { placeFile } from "./place-file.ts";
import { type SettingsFile, themeFile } from "./settings-file.ts";
import { findFurtherStatic } from "./static-name.ts";

/** The files of a content folder by their role. */
export interface ContentTree {
  readonly settings: ReadonlyMap<SettingsFile, FoundFile>;
  /** Sorted by name. */
  readonly brand: ReadonlyMap<BrandFile, FoundFile>;
  /** Absent if the owner has no style sheet. */
  readonly theme?: FoundFile;
  readonly discussions: readonly DiscussionFiles[];
  readonly pages: readonly ContentPageFiles[];
  readonly statics: readonly FoundFile[];
}

export interface DiscussionFiles {
  readonly slug: string;
  readonly file: FoundFile;
  readonly replies: readonly FoundFile[];
  readonly pictures: readonly FoundFile[];
  readonly attachments: readonly FoundFile[];
  /** File names of its folder that have a problem of their own. A post may name them. */
  readonly refused: readonly string[];
}

export interface ContentPageFiles extends Pick<DiscussionFiles, "file" | "pictures"> {
  /** As in `DiscussionFiles`. */
  readonly refused: readonly string[];
}

/** What `arrangeFiles` returns. */
interface ArrangedFiles {
  readonly tree: ContentTree;
  readonly problems: readonly Problem[];
  /** Litter, and a README or LICENSE that cannot be a discussion or a page. */
  readonly ignored: readonly FoundFile[];
}

/**
 * Finds the role of every file and reports files that have none. The contents of a reported folder
 * are skipped. The result is sorted by path, by code point.
 *
 * @param found in any order. Names that start with a dot are left out, except the files that
 * configure git, and litter.
 */
export function arrangeFiles(found: readonly FoundFile[], recall: Recall = makeAnew): ArrangedFiles {
  const problems: Problem[] = [];
  const refuse = ({ path }: FoundFile, violation: Violation) => problems.push({ file: path, line: 1, column: 1, violation });
  const names = new Set(found.filter(({ kind }) => kind !== "folder").map(({ path }) => path));
  const findOwner = createOwnerSearch(names);
  const twins = findUnicodeTwins(found);
  const reported = new Set<string>();
  const ignored: FoundFile[] = [];
  const refused: { owner: string; name: string }[] = [];

  const settings = new Map<SettingsFile, FoundFile>();
  const brand = new Map<BrandFile, FoundFile>();
  const discussions = new Map<string, OwnedFiles & { file: FoundFile }>();
  const pages = new Map<string, { file: FoundFile; pictures: FoundFile[] }>();
  const statics: FoundFile[] = [];
  let theme: FoundFile | undefined;
  const owned: { file: FoundFile; owner: string; as: keyof OwnedFiles }[] = [];

  const order = findTextOrder(found.map(({ path }) => path));
  for (const file of [...found].sort((a, b) => order(a.path, b.path))) {
    if (reported.size > 0 && [file.path, ...listFolders(file.path)].some((path) => reported.has(path))) continue;
    const owner = findOwner(file);
    const { place, isIgnored, ...checked } = recall("place", file, [owner], () => placeFile(file, owner));
    if (isIgnored) {
      ignored.push(file);
      reported.add(file.path);
      continue;
    }
    const violation = checked.wrongFile ?? twins.get(file.path) ?? checked.wrongPlace;
    if (violation) {
      refuse(file, violation);
      reported.add(file.path);
      if (owner !== undefined && file.kind !== "folder") refused.push({ owner, name: readFileName(file.path) });
    } else if (place.as === "discussion") discussions.set(file.path, { file, replies: [], pictures: [], attachments: [] });
    else if (place.as === "reply") owned.push({ file, owner: place.owner, as: "replies" });
    else if (place.as === "picture" && place.owner.startsWith("pages/")) pages.get(place.owner)?.pictures.push(file);
    else if (place.as === "picture") owned.push({ file, owner: place.owner, as: "pictures" });
    else if (place.as === "attachment") owned.push({ file, owner: place.owner, as: "attachments" });
    else if (place.as === "page") pages.set(file.path, { file, pictures: [] });
    else if (place.as === "static") statics.push(file);
    else if (place.as !== "folder" && place.as !== "readme" && place.as !== "stray") {
      if (place.as === themeFile) theme = file;
      else if (isBrandFile(place.as)) brand.set(place.as, file);
      else settings.set(place.as, file);
    }
  }

  const ownerless = new Set(owned.filter(({ owner }) => !discussions.has(owner)).map(({ owner }) => owner));
  for (const { file, owner, as } of owned) discussions.get(owner)?.[as].push(file);
  const listRefused = ({ path }: FoundFile) => refused.filter(({ owner }) => owner === path).map(({ name }) => name);
  const listed = [...discussions.values()].flatMap((parts) => {
    const violation = checkThread(parts);
    if (violation) refuse(parts.file, violation);
    return violation ? [] : [{ slug: readStem(parts.file.path), ...parts, refused: listRefused(parts.file) }];
  });
  const listedPages = [...pages.values()].map((page) => ({ ...page, refused: listRefused(page.file) }));
  const [furtherPage] = listedPages.slice(limits.pages);
  if (furtherPage) refuse(furtherPage.file, { rule: "tooManyPages", pages: pages.size, most: limits.pages });
  const furtherStatic = findFurtherStatic(statics);
  if (furtherStatic) refuse(furtherStatic.file, furtherStatic.violation);
  const marked = problems.map((problem) => (ownerless.has(problem.file) ? { ...problem, cannotSkip: true as const } : problem));
  return {
    tree: {
      settings,
      brand,
      ...(theme && { theme }),
      discussions: listed,
      pages: listedPages,
      statics: furtherStatic ? [] : statics.filter(({ kind }) => kind === "file"),
    },
    problems: marked,
    ignored,
  };
}

/** The files in the folder of a discussion. */
interface OwnedFiles {
  readonly replies: FoundFile[];
  readonly pictures: FoundFile[];
  readonly attachments: FoundFile[];
}

/**
 * Returns a function that finds the outermost discussion or page whose folder holds a file, or is a
 * folder itself. A static file has no folder. It searches once for each folder.
 */
function createOwnerSearch(names: ReadonlySet<string>): (file: FoundFile) => string | undefined {
  const owners = new Map<string, string | undefined>();
  const find = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    if (owners.has(folder)) return owners.get(folder);
    const [top, ...below] = listFolders(path);
    const owner = top === "static" ? undefined : below.map((name) => `${name}.md`).find((file) => names.has(file));
    owners.set(folder, owner);
    return owner;
  };
  return ({ path, kind }) => find(kind === "folder" && path.startsWith("pages/") ? `${path}/` : path);
}

/** Checks that the page of a discussion will not be too large, nor its folder. */
function checkThread({ file, replies, attachments }: Pick<DiscussionFiles, "file" | "replies" | "attachments">): Violation | undefined {
  if (replies.length > limits.replies) return { rule: "tooManyReplies", replies: replies.length, most: limits.replies };
  const most = limits.attachments;
  if (attachments.length > most) return { rule: "tooManyAttachments", files: attachments.length, most };
  const bytes = replies.reduce((sum, reply) => sum + reply.bytes, file.bytes);
  return bytes > limits.threadBytes ? { rule: "threadTooLarge", mebibytes: limits.threadBytes / 2 ** 20 } : undefined;
}
