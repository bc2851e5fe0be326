import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { lockName, stagingName } from "./manifest.ts";

/** A place to build in that no other build shares. */
export interface Staging {
  /** Empty, and on the same disk as the output folder. */
  readonly folder: string;
  /** Removes it, and the output folder where that was made for it and nothing was published. */
  readonly close: () => void;
}

/**
 * Makes a staging folder in the output folder, which is made too where there is none, and keeps other builds away until it is closed.
 *
 * @throws when another build is at work there, and the file system's error where it cannot be written.
 */
export function openStaging(output: string): Staging {
  const made = makeFolders(resolve(output));
  const lock = join(output, lockName);
  takeLock(lock, output);
  const folder = join(output, stagingName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return {
    folder,
    close: () => {
      rmSync(folder, { recursive: true, force: true });
      rmSync(lock, { force: true });
      for (const empty of made.reverse()) {
        if (readdirSync(empty).length > 0) return;
        rmdirSync(empty);
      }
    },
  };
}

/** Makes a folder and those around it, one by one: Node does not come back from making them all at once in `/proc`. */
function makeFolders(path: string): string[] {
  try {
    mkdirSync(path);
    return [path];
  } catch (error) {
    if (readCode(error) === "EEXIST") return [];
    if (readCode(error) !== "ENOENT" || dirname(path) === path) throw error;
  }
  const around = makeFolders(dirname(path));
  mkdirSync(path);
  return [...around, path];
}

/** A lock holds the number of its process; one whose process has ended was left by a build that was killed. */
function takeLock(lock: string, output: string): void {
  const write = () => writeFileSync(lock, String(process.pid), { flag: "wx" });
  try {
    write();
  } catch (error) {
    if (readCode(error) !== "EEXIST") throw error;
    const holder = Number(readFileSync(lock, "utf8"));
    if (isRunning(holder))
      throw new Error(
        `another build (process ${holder}) is writing to \`${output}\`: build again when it has ended, or remove \`${lock}\` if there is none.`,
      );
    rmSync(lock);
    write();
  }
}

function isRunning(id: number): boolean {
  if (!Number.isSafeInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return readCode(error) === "EPERM";
  }
}

function readCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
