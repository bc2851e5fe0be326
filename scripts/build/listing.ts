import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { findTextOrder } from "../text/code-point-order.ts";
import { listFolders } from "../text/path.ts";
import { isOld } from "./cache/discussions.ts";
import { listFiles, listNamed } from "./content-files.ts";
import { describeWay } from "./place.ts";

/** The files of a content folder. Files that did not change stay the same objects. */
export interface ContentListing {
  readonly found: readonly FoundFile[];
  /** Absent if two files have one path. */
  readonly byPath?: ReadonlyMap<string, FoundFile>;
  /** Milliseconds since the epoch, before the folder was listed. */
  readonly listedAt: number;
}

/** With more changes, listing the whole folder is as fast. */
const mostChanges = 200;

/**
 * Lists a content folder. If `changed` is given, looks only at these files and folders, and
 * lists the whole folder if in doubt: if an unusual name changed.
 *
 * @param now milliseconds since the epoch.
 * @param previous the last listing of the folder.
 * @param changed paths of files that may have been added, changed or removed since. None of them is
 * the same object as before: its times alone do not show every change.
 */
export function listContent(root: string, now: number, previous?: ContentListing, changed?: readonly string[]): ContentListing {
  const { byPath } = previous ?? {};
  if (!previous || !byPath) return createListing(listFiles(root), now);
  const below = changed?.map((path) => describeWay(root, path));
  const updated = below && below.length <= mostChanges ? updateFiles(root, byPath, below) : undefined;
  if (updated) return { found: [...updated.values()], byPath: updated, listedAt: now };
  const kept = new Map(byPath);
  for (const path of below ?? []) kept.delete(path.normalize("NFC"));
  const found = listFiles(root).map((file) => reuse(file, kept.get(file.path), previous.listedAt));
  return createListing(found, now);
}

function createListing(listed: readonly FoundFile[], listedAt: number): ContentListing {
  // Later stages sort by path, which is fast if the files are in this order.
  const order = findTextOrder(listed.map(({ path }) => path));
  const found = [...listed].sort((one, other) => order(one.path, other.path));
  const byPath = new Map(found.map((file) => [file.path, file]));
  return { found, listedAt, ...(byPath.size === found.length && { byPath }) };
}

/** Undefined if the whole folder must be listed. */
function updateFiles(
  root: string,
  previous: ReadonlyMap<string, FoundFile>,
  changed: readonly string[],
): ReadonlyMap<string, FoundFile> | undefined {
  const found = new Map(previous);
  const names = new Map<string, ReadonlySet<string>>();
  try {
    for (const path of changed) {
      const top = findTop(path, found);
      const known = found.get(top);
      if (!isPlain(path) || known?.spelling !== undefined) return undefined;
      const [parent, name] = splitPath(top);
      // A disk that ignores case finds a file by another name than its own.
      const siblings = names.get(parent) ?? new Set(readdirSync(join(root, parent)));
      names.set(parent, siblings);
      if (known && known.kind !== "file") for (const below of found.keys()) if (below.startsWith(`${top}/`)) found.delete(below);
      if (!siblings.has(name)) found.delete(top);
      else for (const file of listNamed(root, parent, [name])) found.set(file.path, file);
    }
  } catch {
    return undefined;
  }
  return found;
}

/** The path, or the first of its folders that is not known as a folder. */
function findTop(path: string, found: ReadonlyMap<string, FoundFile>): string {
  return listFolders(path).find((folder) => found.get(folder)?.kind !== "folder") ?? path;
}

function splitPath(path: string): readonly [parent: string, name: string] {
  const slash = path.lastIndexOf("/");
  return [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
}

/** Whether a path is below the folder, in NFC, and without a name that starts with a dot. */
function isPlain(path: string): boolean {
  return path !== "" && path === path.normalize("NFC") && path.split("/").every((name) => !name.startsWith("."));
}

/** @param listedAt when `known` was found. A file of that moment may have changed again. */
function reuse(file: FoundFile, known: FoundFile | undefined, listedAt: number): FoundFile {
  const isSame =
    file.kind === known?.kind &&
    file.bytes === known.bytes &&
    file.changed === known.changed &&
    file.inode === known.inode &&
    file.spelling === known.spelling;
  return isSame && (known.kind !== "file" || isOld(known.changed, listedAt)) ? known : file;
}
