import { lstatSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Disk } from "./disk.ts";
import { readCode } from "./error-code.ts";
import { lockName } from "./own-names.ts";
import { isRunningAs, nameProcess } from "./process-name.ts";

/** `holder` is the number of the process that has the lock. */
export type Lock = { readonly kind: "taken"; readonly release: () => void } | { readonly kind: "held"; readonly holder: number };

/**
 * Locks of this process. In a container, a process of an earlier run may have had the same name.
 */
const held = new Set<string>();

/**
 * Takes the lock of an existing output folder. The lock is a folder with one file, named after the
 * process that holds it. The folder gets its file before its name, and no folder can replace one
 * that is not empty. So nobody ever sees a lock without its holder.
 */
export function takeLock(output: string, disk: Disk): Lock {
  const lock = resolve(output, lockName);
  const own = nameProcess(process.pid) ?? String(process.pid);
  const holder = findHolder(lock, own, disk);
  if (holder !== undefined) return { kind: "held", holder };
  removePrepared(output, disk);
  const prepared = `${lock}-${own}`;
  disk.makeFolder(prepared);
  disk.write(join(prepared, own), "");
  try {
    disk.rename(prepared, lock);
  } catch (error) {
    disk.removeTree(prepared);
    const [other] = listNames(lock);
    if (other === undefined) throw error;
    return { kind: "held", holder: readNumber(other) };
  }
  held.add(lock);
  return { kind: "taken", release: () => release(lock, own, disk) };
}

function release(lock: string, own: string, disk: Disk): void {
  held.delete(lock);
  disk.removeTree(join(lock, own));
  disk.removeEmptyFolder(lock);
}

/**
 * Removes the file of an ended process by its name, so that the lock of a build that starts
 * meanwhile stays untouched.
 */
function findHolder(lock: string, own: string, disk: Disk): number | undefined {
  for (const name of listNames(lock)) {
    const id = readNumber(name);
    if (name === own ? held.has(lock) : isRunningAs(name)) return id;
    disk.removeTree(join(lock, name));
  }
  if (lstatSync(lock, { throwIfNoEntry: false })?.isDirectory()) disk.removeEmptyFolder(lock);
  else disk.removeTree(lock);
  return undefined;
}

/** Removes locks that killed processes prepared but did not take. */
function removePrepared(output: string, disk: Disk): void {
  const left = readdirSync(output).filter((name) => name.startsWith(`${lockName}-`) && !isRunningAs(name.slice(lockName.length + 1)));
  for (const name of left) disk.removeTree(join(output, name));
}

function listNames(lock: string): readonly string[] {
  try {
    return readdirSync(lock);
  } catch (error) {
    if (readCode(error) !== "ENOENT" && readCode(error) !== "ENOTDIR") throw error;
    return [];
  }
}

/** @example readNumber("4711-883712") // => 4711 */
function readNumber(name: string): number {
  return Number(name.split("-")[0]);
}
