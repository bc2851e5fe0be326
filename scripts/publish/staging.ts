import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { lockName, stagingName } from "./manifest.ts";

/** A place to build in that no other build shares. */
export interface Staging {
  /** Empty, and on the same disk as the output folder. */
  readonly folder: string;
  /** Removes it, and the output folder where that was made for it and nothing was published; so do SIGINT and SIGTERM, which then end the process. */
  readonly close: () => void;
}

/**
 * Makes a staging folder in the output folder, which is made too where there is none, and keeps other builds away until it is closed.
 *
 * @throws when another build is at work there, and the file system's error where it cannot be written.
 */
export function openStaging(output: string): Staging {
  const made = makeFolders(resolve(output));
  const lock = resolve(output, lockName);
  takeLock(lock, output);
  const folder = join(output, stagingName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const stop = (signal: NodeJS.Signals) => {
    close();
    process.kill(process.pid, signal);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return { folder, close };

  function close(): void {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    rmSync(folder, { recursive: true, force: true });
    rmSync(lock, { force: true });
    held.delete(lock);
    for (const empty of made.toReversed()) {
      if (readdirSync(empty).length > 0) return;
      rmdirSync(empty);
    }
  }
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

/** Locks of this process: a number that is its own may also be of a process that ended, in a container of which each run starts anew. */
const held = new Set<string>();

/** A lock holds the number of its process; one whose process has ended was left by a build that was killed. */
function takeLock(lock: string, output: string): void {
  if (!tryWrite(lock) && !(isLeft(lock) && takeAway(lock) && tryWrite(lock)))
    throw new Error(
      `another build (process ${readFileSync(lock, "utf8")}) is writing to \`${output}\`: build again when it has ended, or remove \`${lock}\` if there is none.`,
    );
  held.add(lock);
}

function tryWrite(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (readCode(error) !== "EEXIST") throw error;
    return false;
  }
}

/** An empty one is being written. */
function isLeft(lock: string): boolean {
  const text = readFileSync(lock, "utf8");
  return text !== "" && (Number(text) === process.pid ? !held.has(lock) : !isRunning(Number(text)));
}

/** Of several builds that find a lock left, one moves it away; another that came too late puts back what it moved. */
function takeAway(lock: string): boolean {
  const aside = `${lock}-${process.pid}`;
  renameSync(lock, aside);
  const wasLeft = isLeft(aside);
  if (wasLeft) rmSync(aside);
  else renameSync(aside, lock);
  return wasLeft;
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
