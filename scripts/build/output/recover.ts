import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { complete, findRest } from "./complete.ts";
import { type Disk, systemDisk } from "./disk.ts";
import { type Journal, parseJournal } from "./journal.ts";
import { takeLock } from "./lock.ts";
import { journalName, manifestName, stagingName } from "./own-names.ts";

/**
 * Puts right what a killed build left in an output folder: completes its journal, or else drops what it had made so far. A build that is
 * at work is left alone.
 *
 * @returns false where the tree is part old and part new and cannot be completed; a build mends it.
 */
export function recover(output: string, disk: Disk = systemDisk): boolean {
  if (!hasTraces(output)) return true;
  const lock = takeLock(output, disk);
  if (lock.kind === "held") return true;
  try {
    return settle(output, disk);
  } finally {
    lock.release();
  }
}

/** What `recover` does, for the holder of the lock. */
export function settle(output: string, disk: Disk): boolean {
  const staging = join(output, stagingName);
  if (hasJournal(output)) {
    const journal = readJournal(output);
    const rest = journal && findRest(staging, output, journal);
    if (!rest) return false;
    complete(staging, output, rest, disk);
  }
  disk.removeTree(staging);
  return true;
}

/** Whether some of a build may be in place and some not. */
export function hasJournal(output: string): boolean {
  return lstatSync(join(output, journalName), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The journal of an output folder; undefined where there is none, and where nobody can complete it. */
export function readJournal(output: string): Journal | undefined {
  return hasJournal(output) ? parseJournal(readFileSync(join(output, journalName), "utf8")) : undefined;
}

/** Makes a journal that cannot be completed one that nobody tries to complete, from whatever will be staged next. */
export function spoilJournal(output: string, disk: Disk): void {
  disk.write(join(output, journalName), "");
}

function hasTraces(output: string): boolean {
  const isFolder = statSync(output, { throwIfNoEntry: false })?.isDirectory();
  return isFolder === true && readdirSync(output).some((name) => name.startsWith(`${manifestName}-`));
}
