import { accessSync, constants, lstatSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Checks, before anything changes, that files can be renamed in the folders of these paths. Folders
 * that do not exist are skipped.
 *
 * @throws a sentence, if a folder is read-only or on another disk.
 */
export function refuseClosedFolders(output: string, paths: readonly string[]): void {
  const { dev } = lstatSync(join(output, "."));
  for (const path of new Set(paths.map((path) => join(output, dirname(path))))) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) continue;
    if (stats.dev !== dev) throw new Error(`\`${path}\` lies on another disk than \`${output}\`, so no page can be moved there`);
    if (!isWritable(path)) throw new Error(`\`${path}\` cannot be written to`);
  }
}

export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
