import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import type { TreeChanges } from "./change-list.ts";
import { findChanges, listTree } from "./changes.ts";
import { refuseClosedFolders } from "./closed-folders.ts";
import { complete } from "./complete.ts";
import { type Disk, systemDisk } from "./disk.ts";
import { formatJournal } from "./journal.ts";
import { formatManifest, isUnchanged, type KnownManifest, readManifest, rememberManifest } from "./manifest.ts";
import { makeAllReadable, repairModes } from "./modes.ts";
import { blameManifest, findObstacles } from "./obstacles.ts";
import { journalName, manifestName, widenedName } from "./own-names.ts";
import { hasJournal } from "./recover.ts";

export interface Published {
  readonly written: number;
  /** Size of the written files. */
  readonly bytes: number;
  readonly kept: number;
  readonly removed: number;
  readonly changes: TreeChanges;
  readonly problems: readonly Problem[];
  /** For the next build of this process. Absent if nothing is published. */
  readonly manifest?: KnownManifest;
}

/**
 * Replaces the files of the last build by the staged ones. Equal files stay, others are replaced by
 * rename, and files that are not part of the site any more are removed. Files that no build wrote
 * stay; one at the path of a page stops publishing before the first change. Nothing changes until
 * the journal has its name. After that, this process or a later one performs every step.
 *
 * @param staging folder on the same disk as `output`; its files move away.
 * @param upToDate paths of files that belong to the site and are in the output folder already.
 * @param known the manifest of the last build of this process.
 * @throws the file system's error, or a sentence if a folder is read-only.
 */
export function publish(
  staging: string,
  output: string,
  upToDate: readonly string[] = [],
  disk: Disk = systemDisk,
  known?: KnownManifest,
): Published {
  const staged = listTree(staging);
  const current = new Set([...staged, ...upToDate]);
  const isKnown = known !== undefined && isUnchanged(known, output);
  const previous = isKnown ? known.paths : readManifest(output);
  const added = [...current].filter((path) => !previous.has(path));
  // In the order of the last manifest, which makes sorting fast.
  const tree = [...[...previous].filter((path) => current.has(path)), ...added];
  const problems = findObstacles(output, [manifestName, ...staged], new Set([manifestName, ...previous]));
  if (problems.length > 0) return { ...nothing, problems: blameManifest(output, problems) };

  const { written, ...journal } = findChanges(staging, output, { staged, tree, previous });
  const { removals, moves } = journal;
  repairModes(output, tree);
  const bytes = makeAllReadable(staging, written);
  const isListed = isKnown && removals.length === 0 && added.length === 0;
  if (removals.length > 0 || moves.length > 0 || !(isListed || isText(join(output, manifestName), formatManifest(tree)))) {
    const manifest = isListed ? readFileSync(join(output, manifestName), "utf8") : formatManifest(tree);
    const widened = isListed ? manifest : formatManifest([...previous, ...added]);
    refuseClosedFolders(output, [...removals, ...moves]);
    // Valid while files move: if the journal is lost, the next build still knows which files are
    // its own.
    disk.write(join(staging, widenedName), widened);
    disk.write(join(staging, manifestName), manifest);
    disk.write(join(staging, journalName), formatJournal(journal));
    disk.syncFolder(staging);
    disk.rename(join(staging, journalName), join(output, journalName));
    disk.syncFolder(output);
    complete(staging, output, journal, disk);
  } else if (hasJournal(output)) disk.removeFile(join(output, journalName));
  const counts = { written: written.length, bytes, kept: tree.length - written.length, removed: removals.length };
  return { ...counts, changes: { written, removed: removals }, problems, manifest: rememberManifest(output, tree) };
}

/** Locates problems of which some are files in the output folder. */
export function locateObstacles(problems: readonly Problem[], output: string, locate: (file: string) => string): (file: string) => string {
  const blocked = new Set(problems.map(({ file }) => file));
  return (file) => (blocked.has(file) ? join(output, file) : locate(file));
}

const nothing = { written: 0, bytes: 0, kept: 0, removed: 0, changes: { written: [], removed: [] } };

function isText(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, "utf8") === text;
}
