import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { listFolders, readFileName, readStem } from "../../../text/path.ts";
import { checkDiscussionSlug } from "../../../text/slug.ts";
import { suggestWord } from "../../../text/suggest.ts";
import { type BrandFile, brandFiles } from "./brand-file.ts";
import { attachmentEnding, checkFoundFile, describeEnding, type FoundFile, pictureEnding } from "./found-file.ts";
import { findOriginal, isLitter, isReadme } from "./litter.ts";
import { checkPictureName } from "./picture-file.ts";
import { type SettingsFile, settingsFiles, themeFile } from "./settings-file.ts";
import { checkStaticName } from "./static-name.ts";

const markdown = /\.md$/;
const topFiles = [...settingsFiles, themeFile, ...brandFiles] as const;

/**
 * The role of a file, or the reason why it has none. `owner` is the path of a discussion's file.
 */
type Placement =
  | { readonly as: SettingsFile | BrandFile | typeof themeFile }
  | { readonly as: "folder" | "page" | "discussion" | "readme" | "static" }
  | { readonly as: "reply" | "picture" | "attachment"; readonly owner: string }
  | { readonly as: "stray"; readonly violation: Violation };

interface PlacedFile {
  readonly place: Placement;
  readonly isIgnored: boolean;
  readonly wrongFile: Violation | undefined;
  readonly wrongPlace: Violation | undefined;
}

/**
 * Finds the role of a file by its path.
 *
 * @param owner path of the outermost discussion or page whose folder holds it.
 */
export function placeFile(file: FoundFile, owner: string | undefined): PlacedFile {
  const place = findPlace(file, owner);
  return {
    place,
    isIgnored: isLitter(file) || (place.as === "readme" && file.kind !== "folder"),
    wrongFile: checkFoundFile(file) ?? checkDepth(file),
    wrongPlace: place.as === "stray" ? place.violation : checkName(file, place.as),
  };
}

function findPlace({ path, kind }: FoundFile, owner: string | undefined): Placement {
  const segments = path.split("/");
  const [top = ""] = segments;
  const isFolder = kind === "folder";
  if (segments.length === 1) return findTopPlace(top, isFolder);
  if (top === "static") {
    const original = isFolder ? undefined : findOriginal(path);
    return original === undefined ? { as: "static" } : { as: "stray", violation: { rule: "syncConflict", original } };
  }
  // A README in Markdown may be a discussion or a page: its front matter decides.
  if (!isFolder && owner === undefined && !markdown.test(path) && isReadme(path)) return { as: "readme" };
  const original = findOriginal(path);
  if (!isFolder && original !== undefined) return { as: "stray", violation: { rule: "syncConflict", original } };
  if (!isFolder && /\.md$/i.test(path) && !markdown.test(path))
    return { as: "stray", violation: { rule: "endingInCapitals", right: readFileName(path).replace(/\.md$/i, ".md") } };
  if (top === "pages") return findPlaceInPages(path, isFolder, owner);
  if (owner !== undefined)
    return isFolder ? { as: "stray", violation: { rule: "folderBesideReplies", owner } } : findOwnedPlace(path, owner);
  if (isFolder) return { as: "folder" };
  if (markdown.test(path)) return { as: "discussion" };
  const isOwned = pictureEnding.test(path) || attachmentEnding.test(path);
  return { as: "stray", violation: isOwned ? { rule: "fileWithoutDiscussion" } : { rule: "strayInDiscussions", ...describeEnding(path) } };
}

function findTopPlace(name: string, isFolder: boolean): Placement {
  if (isFolder && (name === "discussions" || name === "pages" || name === "static")) return { as: "folder" };
  if (!isFolder && isReadme(name)) return { as: "readme" };
  const setting = isFolder ? undefined : topFiles.find((known) => known === name);
  if (setting) return { as: setting };
  const near = suggestWord(name, isFolder ? ["discussions", "pages", "static"] : topFiles);
  return { as: "stray", violation: { rule: isFolder ? "strayFolder" : "strayFile", near } };
}

/** The folder of a page holds its pictures, and no folders. */
function findPlaceInPages(path: string, isFolder: boolean, owner: string | undefined): Placement {
  if (isFolder) return owner === `${path}.md` ? { as: "folder" } : { as: "stray", violation: { rule: "folderInPages" } };
  if (owner === undefined && markdown.test(path)) return { as: "page" };
  return owner !== undefined && pictureEnding.test(path)
    ? { as: "picture", owner }
    : { as: "stray", violation: { rule: "strayInPages", ...describeEnding(path) } };
}

function findOwnedPlace(path: string, owner: string): Placement {
  if (markdown.test(path)) return { as: "reply", owner };
  if (pictureEnding.test(path)) return { as: "picture", owner };
  if (attachmentEnding.test(path)) return findAttachmentPlace(path, owner);
  return { as: "stray", violation: { rule: "strayBesideReplies", ...describeEnding(path) } };
}

/** Servers choose headers by the ending, and most compare it with its case. */
function findAttachmentPlace(path: string, owner: string): Placement {
  const right = readFileName(path).replace(attachmentEnding, (ending) => ending.toLowerCase());
  if (path.endsWith(right)) return { as: "attachment", owner };
  return { as: "stray", violation: { rule: "endingInCapitals", right } };
}

function checkDepth({ path, kind }: FoundFile): Violation | undefined {
  const [top, ...below] = kind === "folder" ? [...listFolders(path), path] : listFolders(path);
  return (top === "discussions" || top === "static") && below.length > limits.folderDepth
    ? { rule: "tooManyFolders", most: limits.folderDepth }
    : undefined;
}

function checkName({ path }: FoundFile, as: Placement["as"]): Violation | undefined {
  if (as === "static") return checkStaticName(path);
  if (as === "picture" || as === "attachment") return checkPictureName(readFileName(path));
  return as === "discussion" || as === "reply" || as === "page" ? checkDiscussionSlug(readStem(path)) : undefined;
}
