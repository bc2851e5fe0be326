import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { readFileName } from "../../../text/path.ts";
import { isGitControlFile } from "./git-control-file.ts";

/** One name found in the content folder. */
export interface FoundFile {
  /** Path below the content folder, with `/`, NFC. */
  readonly path: string;
  /** The path as the disk spells it, where that is not in NFC. */
  readonly spelling?: string;
  /** `closed`: a folder that may not be looked into; `unknown`: the system does not tell. */
  readonly kind: "file" | "folder" | "closed" | "link" | "other" | "unknown";
  readonly bytes: number;
  /** When the system last changed it or what it says of it, in milliseconds since the epoch; absent where nobody knows. */
  readonly changed?: number;
  /** Number of the file on its disk, which goes with it when it moves; absent where nobody knows. */
  readonly inode?: number;
}

export const pictureEnding = /\.(png|jpe?g|gif|webp|avif)$/i;

/** What is wrong with a name before anything is known of its place or its text. No file is opened that this refuses. */
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
 * Files that have one name in several Unicode forms. A disk that does not tell these apart keeps one of them.
 *
 * @returns path → what is wrong with every file of that path.
 */
export function findUnicodeTwins(files: readonly FoundFile[]): ReadonlyMap<string, Violation> {
  // A folder has no name twice: where none is spelled in another form, no two files have one path.
  if (files.every(({ spelling }) => spelling === undefined)) return new Map();
  const spellings = new Map<string, string[]>();
  for (const { path, spelling, kind } of files) {
    if (kind !== "folder") spellings.set(path, [...(spellings.get(path) ?? []), spelling ?? path]);
  }
  const twins = [...spellings].filter(([, found]) => found.length > 1);
  return new Map(
    twins.map(([path, found]) => {
      const names = found.sort().map((spelling) => spellMarks(readFileName(spelling)));
      return [path, { rule: "nameInSeveralForms", names }];
    }),
  );
}

/** @example spellMarks("cafe\u0301") // => "cafe\\u{301}" */
function spellMarks(name: string): string {
  return name.replace(/\p{M}/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
}

function checkSize(path: string, bytes: number): Violation | undefined {
  if (pictureEnding.test(path))
    return bytes > limits.pictureBytes ? { rule: "pictureTooLarge", mebibytes: limits.pictureBytes / 2 ** 20 } : undefined;
  const most = path.endsWith(".yaml") ? limits.settingsBytes : limits.markdownBytes;
  return bytes > most ? { rule: "fileTooLarge", kibibytes: most / 2 ** 10 } : undefined;
}
