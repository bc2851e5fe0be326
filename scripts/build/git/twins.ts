import type { Twin } from "../../content/contributions/change.ts";
import { listFolders } from "../../text/path.ts";
import { decodeGitPath } from "./repository.ts";

/**
 * Prepares the search for names that differ from existing ones only in case or Unicode form. Some
 * disks take them for one, so a new file would be written over another, or into its folder.
 *
 * @param paths of the files that exist, as git writes them.
 * @returns the first such name of a new path: its own, then its folders.
 */
export function createTwinSearch(paths: Iterable<string>): (path: string) => Twin | undefined {
  const names = new Set(Array.from(paths, listNames).flat());
  const byFold = new Map(Array.from(names, (name) => [foldName(name), name]));
  return (path) => {
    for (const name of listNames(path)) {
      const existing = byFold.get(foldName(name));
      if (existing !== undefined && !names.has(name)) return { name, existing };
    }
    return undefined;
  };
}

/** A path, its folders, and the folder that a post's replies have or will have. */
function listNames(path: string): readonly string[] {
  return [path, ...(path.endsWith(".md") ? [path.slice(0, -".md".length)] : []), ...listFolders(path)];
}

function foldName(name: string): string {
  return decodeGitPath(name).normalize("NFC").toUpperCase().toLowerCase();
}
