import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Disk, systemDisk } from "./disk.ts";
import { takeLock } from "./lock.ts";
import { lockName, stagingName } from "./own-names.ts";
import { readJournal, settle, spoilJournal } from "./recover.ts";

/** A place to build in that no other build shares. */
export interface Staging {
  /** Empty, and on the same disk as the output folder. */
  readonly folder: string;
  /**
   * Removes it, unless some of it is still to be put in place, and the output folder where that was made for it and nothing was published;
   * so do SIGINT and SIGTERM, which then end the process.
   */
  readonly close: () => void;
}

/**
 * Makes a staging folder in the output folder, which is made too where there is none, and keeps other builds away until it is closed. What
 * a killed build left is put right first.
 *
 * @throws when another build is at work there, and the file system's error where it cannot be written.
 */
export function openStaging(output: string, disk: Disk = systemDisk): Staging {
  const made = makeFolders(resolve(output), disk);
  const lock = takeLock(output, disk);
  if (lock.kind === "held")
    throw new Error(
      `another build (process ${lock.holder}) is writing to \`${output}\`: build again when it has ended, or remove \`${resolve(output, lockName)}\` if there is none.`,
    );
  const folder = join(output, stagingName);
  try {
    if (!settle(output, disk)) {
      spoilJournal(output, disk);
      disk.removeTree(folder);
    }
    disk.makeFolder(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
  const { release } = lock;
  const stop = (signal: NodeJS.Signals) => {
    try {
      close();
    } catch {
      // Threads may be writing there still. The next build drops what is left.
    }
    process.kill(process.pid, signal);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return { folder, close };

  function close(): void {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    try {
      if (!readJournal(output)) disk.removeTree(folder);
    } finally {
      release();
    }
    for (const empty of made.toReversed()) if (!disk.removeEmptyFolder(empty)) return;
  }
}

/** Makes a folder and those around it, one by one: Node does not come back from making them all at once in `/proc`. */
function makeFolders(path: string, disk: Disk): readonly string[] {
  if (existsSync(path)) return [];
  const around = makeFolders(dirname(path), disk);
  disk.makeFolder(path);
  return [...around, path];
}
