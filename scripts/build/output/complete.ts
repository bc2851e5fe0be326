import { lstatSync } from "node:fs";
import { join } from "node:path";
import { listFolders } from "../../text/path.ts";
import type { Disk } from "./disk.ts";
import type { Journal } from "./journal.ts";
import { readManifest } from "./manifest.ts";
import { journalName, manifestName, widenedName } from "./own-names.ts";
import { createWalk, type Reached } from "./walk.ts";

/**
 * The steps of a journal that are not done yet.
 *
 * @param journal may be forged.
 * @returns undefined if a file to be moved is gone, or if a link would lead it elsewhere.
 */
export function findRest(staging: string, output: string, { removals, moves }: Journal): Journal | undefined {
  if (!lstatSync(staging, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const [findStaged, findPlaced] = [createWalk(staging), createWalk(output)];
  const waiting = moves.filter((path) => isThere(findStaged(path)));
  const isAnyLost = moves.some((path) => !isThere(findStaged(path)) && !isThere(findPlaced(path)));
  const isLedAway = waiting.some((path) => findPlaced(path).stats?.isSymbolicLink());
  if (isAnyLost || isLedAway || (waiting.length > 0 && !isThere(findStaged(manifestName)))) return undefined;
  // Removals come before moves. After a move, an old name may be the name of a new file, on a disk
  // that ignores case.
  if (waiting.length < moves.length) return { removals: [], moves: waiting };
  const own = readManifest(output);
  return { removals: removals.filter((path) => own.has(path)), moves };
}

/**
 * Performs the steps of a journal. They only change names, which needs neither disk space nor open
 * files. The process may be killed after any step: the disk shows which steps are done.
 */
export function complete(staging: string, output: string, { removals, moves }: Journal, disk: Disk): void {
  const findStaged = createWalk(staging);
  const place = (name: string, path: string) => disk.rename(join(staging, name), join(output, path));
  if (isThere(findStaged(widenedName))) place(widenedName, manifestName);
  removeFiles(output, removals, disk);
  const findPlaced = createWalk(output);
  const there = new Set<string>();
  for (const path of moves) {
    for (const folder of listFolders(path)) {
      if (!there.has(folder) && !isThere(findPlaced(folder))) disk.makeFolder(join(output, folder));
      there.add(folder);
    }
    place(path, path);
  }
  if (isThere(findStaged(manifestName))) place(manifestName, manifestName);
  disk.removeFile(join(output, journalName));
}

/** Removes the files that exist, and folders that become empty. */
function removeFiles(output: string, paths: readonly string[], disk: Disk): void {
  const find = createWalk(output);
  for (const path of paths) if (isKind(find(path), "isFile")) disk.removeFile(join(output, path));
  const folders = [...new Set(paths.flatMap(listFolders))].sort((one, other) => other.length - one.length);
  for (const folder of folders) if (isKind(find(folder), "isDirectory")) disk.removeEmptyFolder(join(output, folder));
}

function isKind({ whole, stats }: Reached, kind: "isFile" | "isDirectory"): boolean {
  return whole && (stats?.[kind]() ?? false);
}

function isThere({ whole, stats }: Reached): boolean {
  return whole && stats !== undefined;
}
