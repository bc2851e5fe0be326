import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { isGitControlFile } from "../content/parse/files/git-control-file.ts";
import { isLitter } from "../content/parse/files/litter.ts";
import type { ReadBytes } from "../content/parse-content.ts";

/**
 * Lists everything below a folder. `root` may be a link; other links are not followed, and no file
 * is opened. Names that start with a dot are left out, since they belong to git, editors or the
 * system. Those that git takes instructions from are listed, to be refused, and litter is listed,
 * to be counted.
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
      const isClosed = name.startsWith(".") || isLitter({ path, kind });
      if (name.startsWith(".") && !isGitControlFile(spelling) && !isLitter({ path, kind })) continue;
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

/** @param read gets a path on disk, and throws if it cannot read the file. */
export function createReader(locate: Locate, read: (path: string) => Uint8Array = readFileSync): ReadBytes {
  return (path) => attempt(() => read(locate(path)));
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
