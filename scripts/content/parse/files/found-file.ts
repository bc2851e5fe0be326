import type { Violation } from "../../../problems/violation.ts";
import { formatCodePoint } from "../../../text/invisible.ts";
import { limits } from "../../../text/limits.ts";
import { readFileName } from "../../../text/path.ts";
import { isGitControlFile } from "./git-control-file.ts";

/** One directory entry of the content folder. */
export interface FoundFile {
  /** Path below the content folder, with `/`, NFC. */
  readonly path: string;
  /** The path on the disk, if it is not in NFC. */
  readonly spelling?: string;
  /** `closed`: a folder without read permission; `unknown`: the system does not say. */
  readonly kind: "file" | "folder" | "closed" | "link" | "other" | "unknown";
  readonly bytes: number;
  /**
   * Time of the last change of the file or its metadata, in milliseconds since the epoch. Absent if
   * unknown.
   */
  readonly changed?: number;
  /** Inode number, which stays the same when the file moves. Absent if unknown. */
  readonly inode?: number;
}

export const pictureEnding = /\.(png|jpe?g|gif|webp|avif)$/i;
export const attachmentEnding = /\.(pdf|txt|log|csv|json|zip|gz)$/i;

/** Pictures that phones and scanners write, and that most browsers do not show. */
const unshownEnding = /^(?:heic|heif|jxl|tiff?|bmp|dng)$/;

/** Describes a file that has no place for its kind. */
export function describeEnding(path: string): { readonly ending?: string; readonly isPicture?: true } {
  const ending = /\.([a-z\d]{1,10})$/i.exec(path)?.[1]?.toLowerCase();
  return { ...(ending !== undefined && { ending, ...(unshownEnding.test(ending) && { isPicture: true }) }) };
}

/** Checks the name, kind and size of a file. A file with a violation is never opened. */
export function checkFoundFile({ path, kind, bytes }: FoundFile): Violation | undefined {
  if (isGitControlFile(path)) return { rule: "instructsGit" };
  switch (kind) {
    case "link":
      return { rule: "linkNotFollowed" };
    case "other":
      return { rule: "notRegular" };
    case "closed":
      return { rule: "closedFolder" };
    case "unknown":
      return { rule: "notGiven" };
    case "folder":
      return /\.(md|ya?ml)$/.test(path) ? { rule: "folderNamedLikeFile" } : undefined;
    case "file":
      return checkSize(path, bytes);
  }
}

/**
 * Finds files whose names differ only in Unicode form. Some disks keep only one of them.
 *
 * @returns path → the violation of every file with that path.
 */
export function findUnicodeTwins(files: readonly FoundFile[]): ReadonlyMap<string, Violation> {
  // Two files can only have the same path if one of them is not in NFC on the disk.
  if (files.every(({ spelling }) => spelling === undefined)) return new Map();
  const spellings = new Map<string, string[]>();
  for (const { path, spelling, kind } of files) {
    if (kind !== "folder") spellings.set(path, [...(spellings.get(path) ?? []), spelling ?? path]);
  }
  const twins = [...spellings].filter(([, found]) => found.length > 1);
  return new Map(
    twins.map(([path, found]) => {
      const names = found.sort().map((spelling) => escapeMarks(readFileName(spelling)));
      return [path, { rule: "nameInSeveralForms", names }];
    }),
  );
}

/** @example escapeMarks("cafe\u0301") // => "cafe[U+0301]" */
function escapeMarks(name: string): string {
  return name.replace(/\p{M}/gu, (mark) => `[${formatCodePoint(mark.codePointAt(0) ?? 0)}]`);
}

function checkSize(path: string, bytes: number): Violation | undefined {
  if (path.startsWith("static/")) return checkStaticSize(path, bytes);
  if (path.startsWith("discussions/") && attachmentEnding.test(path)) return checkCopiedSize(bytes, limits.attachmentBytes);
  // A logo, or an icon.
  if (/^\w+\.(?:svg|png)$/.test(path)) return checkDrawingSize(bytes);
  if (pictureEnding.test(path))
    return bytes > limits.pictureBytes ? { rule: "pictureTooLarge", mebibytes: limits.pictureBytes / 2 ** 20 } : undefined;
  // The problem of any other file is its kind.
  if (!/\.(?:md|yaml|css)$/.test(path)) return undefined;
  const most = path.endsWith(".md") ? limits.markdownBytes : limits.settingsBytes;
  return bytes > most ? { rule: "fileTooLarge", kibibytes: most / 2 ** 10 } : undefined;
}

function checkStaticSize(path: string, bytes: number): Violation | undefined {
  if (/\.svg$/i.test(path)) return checkDrawingSize(bytes);
  return checkCopiedSize(bytes, limits.staticBytes);
}

function checkCopiedSize(bytes: number, most: number): Violation | undefined {
  return bytes > most ? { rule: "copiedFileTooLarge", mebibytes: most / 2 ** 20 } : undefined;
}

function checkDrawingSize(bytes: number): Violation | undefined {
  return bytes > limits.drawingBytes ? { rule: "drawingTooLarge", kibibytes: limits.drawingBytes / 2 ** 10 } : undefined;
}
