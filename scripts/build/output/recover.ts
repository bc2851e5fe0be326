import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { complete, findRest } from "./complete.ts";
import { type Disk, systemDisk } from "./disk.ts";
import { type Journal, parseJournal } from "./journal.ts";
import { takeLock } from "./lock.ts";
import { journalName, manifestName, stagingName } from "./own-names.ts";

/**
 * Repairs an output folder after a killed build: completes its journal, or removes its staged
 * files. Does nothing while a build runs.
 *
 * @returns false if the site is partly old and partly new, and cannot be completed. The next build
 * fixes it.
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

/** Whether a build may be published in part. */
export function hasJournal(output: string): boolean {
  return lstatSync(join(output, journalName), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The journal of an output folder; undefined if there is none, or if it cannot be completed. */
export function readJournal(output: string): Journal | undefined {
  return hasJournal(output) ? parseJournal(readFileSync(join(output, journalName), "utf8")) : undefined;
}

/**
 * Empties a journal that cannot be completed, so that nobody performs its steps with the files of
 * the next build.
 */
export function spoilJournal(output: string, disk: Disk): void {
  disk.write(join(output, journalName), "");
}

function hasTraces(output: string): boolean {
  const isFolder = statSync(output, { throwIfNoEntry: false })?.isDirectory();
  return isFolder === true && readdirSync(output).some((name) => name.startsWith(`${manifestName}-`));
}
