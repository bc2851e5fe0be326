import { chmodSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { listFolders } from "../../text/path.ts";
import { readCode } from "./error-code.ts";
import { manifestName } from "./own-names.ts";

/**
 * The permissions of a site. A web server mostly runs as another user, so everyone may read, and
 * only the owner may write, whatever the umask (POSIX.1-2017, `umask`).
 */
const modes = { file: 0o644, folder: 0o755 } as const;

/** On a disk without permissions, or in a folder of another owner, they stay as they are. */
const refusals: readonly unknown[] = ["EPERM", "EACCES", "EROFS", "ENOTSUP", "ENOSYS", "EINVAL", "ERR_ACCESS_DENIED"];

/**
 * Lets everyone read a file or open a folder. Follows no link.
 *
 * @returns the size of a file in bytes, or 0.
 */
export function makeReadable(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() && !stats?.isDirectory()) return 0;
  const mode = stats.isFile() ? modes.file : modes.folder;
  if (process.platform !== "win32" && (stats.mode & 0o777) !== mode) {
    try {
      chmodSync(path, (stats.mode & 0o7000) | mode);
    } catch (error) {
      if (!refusals.includes(readCode(error))) throw error;
    }
  }
  return stats.isFile() ? stats.size : 0;
}

/**
 * Lets everyone read files, and open the folders between them and `root`.
 *
 * @param paths of files below `root`.
 * @returns the sum of their sizes in bytes.
 */
export function makeAllReadable(root: string, paths: readonly string[]): number {
  for (const folder of new Set(paths.flatMap(listFolders))) makeReadable(join(root, folder));
  return paths.reduce((sum, path) => sum + makeReadable(join(root, path)), 0);
}

/**
 * Finds out whether an earlier version wrote a site under another umask, by the mode of its
 * manifest. If so, the unchanged files are made readable too.
 *
 * @param tree paths of the site's files, below `output`.
 */
export function repairModes(output: string, tree: readonly string[]): void {
  const manifest = readMode(join(output, manifestName));
  const folder = readMode(output);
  if (process.platform === "win32" || manifest === modes.file || folder === undefined) return;
  // A folder that the owner opened or closed on purpose stays as it is.
  const asMade = manifest === undefined ? (folder & 0o077) === 0 : folder === (manifest | ((manifest & 0o444) >> 2));
  if (asMade) makeReadable(output);
  if (manifest === undefined) return;
  makeAllReadable(output, [...tree, manifestName]);
}

function readMode(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && stats.mode & 0o777;
}
