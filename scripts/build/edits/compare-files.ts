import type { FoundFile } from "../../content/parse/files/found-file.ts";

interface FileChanges {
  /** Of files that are new, changed or gone. */
  readonly paths: readonly string[];
  /** Whether the same files are there as before. */
  readonly areNamesSame: boolean;
  /** How many files there are more than before. */
  readonly growth: number;
}

/**
 * Compares two listings of a content folder.
 *
 * @returns undefined if anything but a Markdown file below `discussions/` changed.
 */
export function compareFiles(before: readonly FoundFile[], now: readonly FoundFile[]): FileChanges | undefined {
  const isSame = before.length === now.length && now.every(({ path }, index) => path === before[index]?.path);
  const old = isSame ? undefined : new Map(before.map((file) => [file.path, file]));
  const paths: string[] = [];
  let growth = 0;
  for (const [index, file] of now.entries()) {
    const known = old ? old.get(file.path) : before[index];
    old?.delete(file.path);
    if (known && haveSameContents(file, known)) continue;
    if (!isText(file) || (known && !isText(known))) return undefined;
    if (file.kind === "folder") continue;
    if (!known) growth++;
    paths.push(file.path);
  }
  for (const file of old?.values() ?? []) {
    if (!isText(file)) return undefined;
    if (file.kind === "folder") continue;
    growth--;
    paths.push(file.path);
  }
  return { paths, areNamesSame: isSame, growth };
}

function haveSameContents(one: FoundFile, other: FoundFile): boolean {
  if (one.kind !== other.kind || one.spelling !== other.spelling) return false;
  // The size and times of a folder belong to the disk. Its files are listed.
  return one.kind === "folder" || (one.bytes === other.bytes && one.changed === other.changed && one.inode === other.inode);
}

/** Whether a file is a text of a discussion, or a folder, and its name needs no care. */
function isText({ path, kind, spelling }: FoundFile): boolean {
  if (!path.startsWith("discussions/") || spelling !== undefined) return false;
  return kind === "folder" || (kind === "file" && path.endsWith(".md"));
}
