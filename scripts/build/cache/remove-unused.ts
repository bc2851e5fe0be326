import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { findMemoryFile, nameFolders } from "./database.ts";
import type { Folders } from "./open-cache.ts";

/** Beside each memory: of which folders it is, so that one can tell when nobody will ask for it any more. */
const ending = ".folders";

/** Writes down of which folders a memory is; to be done before there is one. */
export function noteFolders({ store, content, output }: Folders): void {
  const note = findNote(findMemoryFile(store, content, output));
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, nameFolders(store, content, output).join("\n"));
}

/**
 * Removes the memories of folders that are gone. None of them is in use: a build needs its content, and has made its output folder before it
 * opens its memory. Should one begin at this very moment, it finds no memory or part of one, and renders more than it had to. What the system
 * does not let go stays.
 */
export function removeForgotten(store: string): void {
  const builds = join(store, "builds");
  try {
    const names = readdirSync(builds);
    const notes = names.filter((name) => name.endsWith(ending) && !areThere(store, readFileSync(join(builds, name), "utf8")));
    for (const note of notes)
      for (const name of names) if (name.startsWith(`${basename(note, ending)}.`)) rmSync(join(builds, name), { force: true });
  } catch {
    // Another build removes it too, or it is for the next one to try.
  }
}

function areThere(store: string, folders: string): boolean {
  return folders.split("\n").every((folder) => existsSync(resolve(dirname(resolve(store)), folder)));
}

function findNote(file: string): string {
  return join(dirname(file), `${basename(file, ".mdb")}${ending}`);
}
