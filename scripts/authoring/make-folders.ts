import { lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes the folders of a path below another folder. Links are not followed: content may be from anyone.
 *
 * @param path with `/`.
 * @throws where something else than a folder is in the way.
 */
export function makeFolders(folder: string, path: string): void {
  let made = folder;
  for (const segment of path.split("/")) {
    made = join(made, segment);
    const stats = lstatSync(made, { throwIfNoEntry: false });
    if (!stats) mkdirSync(made);
    else if (!stats.isDirectory()) throw new Error(`${made} is in the way: it is no folder.`);
  }
}
