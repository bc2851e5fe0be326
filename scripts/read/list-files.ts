import { lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "../content/regular-file.ts";

/**
 * Lists everything below a folder, without following links. Names that start with a dot are left out: they belong to
 * git, to an editor or to the system, never to the content.
 *
 * @returns paths in NFC with `/`; beside them the paths as the disk spells them.
 * @throws the file system's error when the folder itself cannot be read.
 */
export function listFiles(root: string): readonly (FoundFile & { readonly diskPath: string })[] {
  const found: (FoundFile & { diskPath: string })[] = [];
  const visit = (folder: string) => {
    for (const name of readdirSync(join(root, folder))) {
      if (name.startsWith(".")) continue;
      const diskPath = folder === "" ? name : `${folder}/${name}`;
      const stats = lstatSync(join(root, diskPath));
      const kind = nameKind(stats);
      found.push({ path: diskPath.normalize("NFC"), diskPath, kind, bytes: stats.size });
      if (kind === "folder") visit(diskPath);
    }
  };
  visit("");
  return found;
}

function nameKind(stats: Stats): FoundFile["kind"] {
  if (stats.isSymbolicLink()) return "link";
  if (stats.isDirectory()) return "folder";
  return stats.isFile() ? "file" : "other";
}
