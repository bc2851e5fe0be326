import type { Flaw } from "../text/flaw.ts";
import { limits } from "../text/limits.ts";
import { readFileName } from "./path.ts";

/** One name found in the content folder. */
export interface FoundFile {
  /** Path below the content folder, with `/`, NFC. */
  readonly path: string;
  /** The path as the disk spells it, where that is not in NFC. */
  readonly spelling?: string;
  /** `unknown`: the system does not tell. */
  readonly kind: "file" | "folder" | "link" | "other" | "unknown";
  readonly bytes: number;
  /** When the system last changed it or what it says of it, in milliseconds since the epoch; absent where nobody knows. */
  readonly changed?: number;
}

export const picture = /\.(png|jpe?g|gif|webp|avif)$/i;

/** What is wrong with a name before anything is known of its place or its text. No file is opened that this refuses. */
export function checkRegular({ path, kind, bytes }: FoundFile): Flaw | undefined {
  switch (kind) {
    case "link":
      return { reason: "links are not followed", fix: "Put the file itself here." };
    case "other":
      return { reason: "this is not a regular file", fix: "Remove it." };
    case "unknown":
      return { reason: "the system does not give this file", fix: "Give it read permission and a name in UTF-8, or remove it." };
    case "folder":
      return /\.(md|ya?ml)$/.test(path) ? { reason: "this is a folder with the name of a file", fix: "Rename it." } : undefined;
    case "file":
      return bytes > findBound(path)
        ? { reason: `the file is over ${formatSize(findBound(path))}`, fix: "Make it smaller, or split it." }
        : undefined;
  }
}

/**
 * Files that have one name in several Unicode forms. A disk that does not tell these apart keeps one of them.
 *
 * @returns path → what is wrong with every file of that path.
 */
export function findTwins(files: readonly FoundFile[]): ReadonlyMap<string, Flaw> {
  const spellings = new Map<string, string[]>();
  for (const { path, spelling, kind } of files) {
    if (kind !== "folder") spellings.set(path, [...(spellings.get(path) ?? []), spelling ?? path]);
  }
  const twins = [...spellings].filter(([, found]) => found.length > 1);
  return new Map(
    twins.map(([path, found]) => {
      const names = found.sort().map((spelling) => `\`${spellMarks(readFileName(spelling))}\``);
      return [path, { reason: `this name stands here in several Unicode forms: ${names.join(" and ")}`, fix: "Keep one of them." }];
    }),
  );
}

/** @example spellMarks("cafe\u0301") // => "cafe\\u{301}" */
function spellMarks(name: string): string {
  return name.replace(/\p{M}/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
}

function findBound(path: string): number {
  if (picture.test(path)) return limits.pictureBytes;
  return path.endsWith(".yaml") ? limits.settingsBytes : limits.markdownBytes;
}

/** @example formatSize(2097152) // => "2 MiB" */
export function formatSize(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}
