import { lstatSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Disk } from "./disk.ts";
import { readCode } from "./disk.ts";
import { lockName } from "./own-names.ts";
import { isRunningAs, nameProcess } from "./process-name.ts";

/** `holder`: the number of the process that has the lock. */
export type Lock = { readonly kind: "taken"; readonly release: () => void } | { readonly kind: "held"; readonly holder: number };

/** Locks of this process: its name may also be that of an earlier one, in a container of which each run starts anew. */
const held = new Set<string>();

/**
 * Takes the lock of an output folder, which must be there. The lock is a folder with one file in it, named like the process that holds it. It
 * is filled before it gets its name, and cannot get it while the name is that of a full folder; so it is never seen without its holder.
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

/** What a process that has ended left is removed by its own name: should another build take the lock meanwhile, nothing of that is touched. */
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

/** Locks that were prepared by processes that were killed before they took them. */
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
