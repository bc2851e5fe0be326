import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import type { TreeChanges } from "./change-list.ts";
import { findChanges, listTree } from "./changes.ts";
import { refuseClosedFolders } from "./closed-folders.ts";
import { complete } from "./complete.ts";
import { type Disk, systemDisk } from "./disk.ts";
import { formatJournal } from "./journal.ts";
import { formatManifest, readManifest } from "./manifest.ts";
import { findObstacles } from "./obstacles.ts";
import { journalName, manifestName, widenedName } from "./own-names.ts";
import { hasJournal } from "./recover.ts";

export interface Published {
  readonly written: number;
  /** Of the files that were written. */
  readonly bytes: number;
  readonly kept: number;
  readonly removed: number;
  readonly changes: TreeChanges;
  readonly problems: readonly Problem[];
}

/**
 * Puts a staged tree in place of what the last build wrote. Files that are the same are kept, others are replaced by rename, those that
 * no longer have a source are removed; files that no build wrote are left alone, and one in the way of a page stops everything before the
 * first change. Until the journal has its name nothing has changed, and from then on all of it is sure to.
 *
 * @param staging folder on the same disk as `output`; its files move away.
 * @param standing paths of files that are part of the tree and already lie in the output folder as they should.
 * @throws the file system's error, or a sentence where a folder is closed.
 */
export function publish(staging: string, output: string, standing: readonly string[] = [], disk: Disk = systemDisk): Published {
  const staged = listTree(staging);
  const tree = [...staged, ...standing];
  const previous = readManifest(output);
  const problems = findObstacles(output, [manifestName, ...staged], new Set([manifestName, ...previous]));
  if (problems.length > 0) return { ...nothing, problems };

  const { written, ...journal } = findChanges(staging, output, { staged, tree, previous });
  const { removals, moves } = journal;
  const bytes = written.reduce((sum, path) => sum + lstatSync(join(staging, path)).size, 0);
  const manifest = formatManifest(tree);
  if (removals.length > 0 || moves.length > 0 || !isText(join(output, manifestName), manifest)) {
    refuseClosedFolders(output, [...removals, ...moves]);
    // A list of all that may be there while files move: should the journal be lost, the next build still knows whose they are.
    disk.write(join(staging, widenedName), formatManifest(new Set([...previous, ...tree])));
    disk.write(join(staging, manifestName), manifest);
    disk.write(join(staging, journalName), formatJournal(journal));
    disk.syncFolder(staging);
    disk.rename(join(staging, journalName), join(output, journalName));
    disk.syncFolder(output);
    complete(staging, output, journal, disk);
  } else if (hasJournal(output)) disk.removeFile(join(output, journalName));
  const counts = { written: written.length, bytes, kept: tree.length - written.length, removed: removals.length };
  return { ...counts, changes: { written, removed: removals }, problems };
}

const nothing = { written: 0, bytes: 0, kept: 0, removed: 0, changes: { written: [], removed: [] } };

function isText(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, "utf8") === text;
}
