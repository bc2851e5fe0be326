import { chmodSync, lstatSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCode } from "../build/output/error-code.ts";
import { rename } from "../build/output/rename.ts";

/**
 * Makes the folders of a path below another folder. Follows no links, because content may come from
 * anyone.
 *
 * @param path with `/`.
 * @throws if something other than a folder is in the way.
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

/**
 * Replaces the text of a file and keeps its permissions. A draft is renamed into place, so the file
 * is never half written.
 */
export function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), ".goftogu.tmp");
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { flag: "wx" });
  try {
    chmodSync(draft, statSync(path).mode);
    rename(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Calls `write`. Returns false if the system denies permission, which the author can grant; other
 * errors are thrown.
 */
export function tryToWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(String(readCode(error)))) return false;
    throw error;
  }
}
