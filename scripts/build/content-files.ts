import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { isGitControlFile } from "../content/parse/files/git-control-file.ts";
import { isHidden } from "../content/parse/files/hidden-name.ts";
import { isLitter } from "../content/parse/files/litter.ts";
import type { ReadBytes } from "../content/parse-content.ts";

/**
 * Lists everything below a folder. `root` may be a link; other links are not followed, and no file
 * is opened. Hidden files (`isHidden`) are left out.
 *
 * @returns in the order of the disk. A file that the system does not describe is of kind `unknown`.
 * A folder that cannot be read is listed by its name alone, `root` itself as `.`.
 * @throws the file system's error if `root` is not a folder.
 */
export function listFiles(root: string): readonly FoundFile[] {
  const names = attempt(() => readdirSync(root));
  if (!names && statSync(root).isDirectory()) return [{ path: ".", kind: "closed", bytes: 0 }];
  return listNamed(root, "", names ?? readdirSync(root));
}

/**
 * Lists these names of a folder below `root`, and everything below them, as `listFiles` does.
 *
 * @param parent path of the folder; empty for `root` itself.
 */
export function listNamed(root: string, parent: string, listed: readonly string[]): readonly FoundFile[] {
  const found: FoundFile[] = [];
  const visit = (folder: string, names: readonly string[]) => {
    for (const name of names) {
      const spelling = folder === "" ? name : `${folder}/${name}`;
      const path = spelling.normalize("NFC");
      const stats = attempt(() => lstatSync(join(root, spelling)));
      const kind = stats ? nameKind(stats) : "unknown";
      if (isHidden({ path, kind })) continue;
      const isClosed = isGitControlFile(path) || isLitter({ path, kind });
      const below = kind === "folder" && !isClosed ? attempt(() => readdirSync(join(root, spelling))) : [];
      found.push({
        path,
        kind: below ? kind : "closed",
        bytes: stats?.size ?? 0,
        ...(stats && { changed: stats.ctimeMs, inode: stats.ino }),
        ...(path !== spelling && { spelling }),
      });
      if (below) visit(spelling, below);
    }
  };
  visit(parent, listed);
  return found;
}

/** Where a content file is on disk, which may spell its name in another Unicode form. */
export type Locate = (path: string) => string;

/** @param found all files, or only those that the disk spells in another form. */
export function createLocate(root: string, found: readonly Pick<FoundFile, "path" | "spelling">[]): Locate {
  const spellings = new Map(found.flatMap(({ path, spelling }) => (spelling === undefined ? [] : [[path, spelling]])));
  return (path) => join(root, spellings.get(path) ?? path);
}

/** Reads a file by its path on disk, or only its first bytes. Throws if it cannot. */
export type ReadDisk = (path: string, most?: number) => Uint8Array;

export function createReader(locate: Locate, read: ReadDisk = readDisk): ReadBytes {
  return (path, most) => attempt(() => read(locate(path), most));
}

export function readDisk(path: string, most?: number): Uint8Array {
  if (most === undefined) return readFileSync(path);
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(most);
    return head.subarray(0, readSync(file, head, 0, most, 0));
  } finally {
    closeSync(file);
  }
}

/** Undefined without permission, and for a name that is not UTF-8, which opens no file. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

function nameKind(stats: Stats): FoundFile["kind"] {
  if (stats.isSymbolicLink()) return "link";
  if (stats.isDirectory()) return "folder";
  return stats.isFile() ? "file" : "other";
}
