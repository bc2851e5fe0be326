import { lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { isGitControlFile } from "../content/parse/files/git-control-file.ts";

/**
 * Lists everything below a folder, which may be a link itself, without following others and without opening a file. Names that start with
 * a dot are left out: they belong to git, to an editor or to the system, never to the content; those from which git takes instructions are
 * named all the same.
 *
 * @returns in the order of the disk; what the system does not give is of the kind `unknown`, and of a folder without permission to read it
 * there is nothing but its name, which is `.` of `root` itself.
 * @throws the file system's error when `root` is no folder.
 */
export function listFiles(root: string): readonly FoundFile[] {
  const found: FoundFile[] = [];
  const visit = (folder: string, names: readonly string[]) => {
    for (const name of names) {
      const spelling = folder === "" ? name : `${folder}/${name}`;
      if (name.startsWith(".") && !isGitControlFile(spelling)) continue;
      const path = spelling.normalize("NFC");
      const stats = attempt(() => lstatSync(join(root, spelling)));
      const kind = stats ? nameKind(stats) : "unknown";
      const below = kind === "folder" && !name.startsWith(".") ? attempt(() => readdirSync(join(root, spelling))) : [];
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
  const names = attempt(() => readdirSync(root));
  if (!names && statSync(root).isDirectory()) return [{ path: ".", kind: "closed", bytes: 0 }];
  visit("", names ?? readdirSync(root));
  return found;
}

/** Undefined where permission is missing, or where a name is not UTF-8 and so leads to no file. */
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
