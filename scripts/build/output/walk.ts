import { lstatSync, type Stats } from "node:fs";
import { join } from "node:path";
import { listFolders } from "../../text/path.ts";

/** How far a path exists without following links. */
export interface Reached {
  /** Whether all its parents are folders. */
  readonly whole: boolean;
  /** Of the path, or of the first parent that is not a folder. Undefined if there is nothing. */
  readonly stats: Stats | undefined;
}

/**
 * Looks up paths below a folder without following links. Remembers folders, which must not be
 * removed meanwhile.
 */
export function createWalk(root: string): (path: string) => Reached {
  const passed = new Set<string>();
  const look = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false });
  return (path) => {
    for (const folder of listFolders(path)) {
      if (passed.has(folder)) continue;
      const stats = look(folder);
      if (!stats?.isDirectory()) return { whole: false, stats };
      passed.add(folder);
    }
    return { whole: true, stats: look(path) };
  };
}
