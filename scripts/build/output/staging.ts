import { join, resolve } from "node:path";
import { makePath } from "../make-path.ts";
import { type Disk, systemDisk } from "./disk.ts";
import { takeLock } from "./lock.ts";
import { lockName, stagingName } from "./own-names.ts";
import { readJournal, settle, spoilJournal } from "./recover.ts";

/** A folder to build in, for one build alone. */
export interface Staging {
  /** Empty at first, on the same disk as the output folder. */
  readonly folder: string;
  /**
   * Removes the folder, unless some of its files are still to be published. Also removes the output
   * folder if this build made it and published nothing. SIGINT and SIGTERM do the same, and end the
   * process.
   */
  readonly close: () => void;
}

/**
 * Makes a staging folder in the output folder, and the output folder too if necessary. Keeps other
 * builds out until it is closed. First repairs what a killed build left.
 *
 * @throws if another build works there, or the file system's error.
 */
export function openStaging(output: string, disk: Disk = systemDisk): Staging {
  const made = makePath(output, disk.makeFolder);
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
      // Workers may still write files. The next build removes what is left.
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
