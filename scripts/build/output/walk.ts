import { lstatSync, type Stats } from "node:fs";
import { join } from "node:path";
import { listFolders } from "../../text/path.ts";

/** Where the way to a path ends. */
export interface Reached {
  /** Whether it ends at the path itself, all around which are folders. */
  readonly whole: boolean;
  /** What stands where it ends; undefined where there is nothing. */
  readonly stats: Stats | undefined;
}

/** Goes to paths below a folder without following a link; remembers the folders on the way, which must not go meanwhile. */
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
