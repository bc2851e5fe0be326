import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { makePath } from "../make-path.ts";
import { cacheEnding, type Folders, findCacheFile, nameFolders } from "./cache.ts";

/**
 * A file beside each cache names its folders, so that a later build knows when nobody can use the
 * cache any more.
 */
const ending = ".folders";

/** Writes down the folders of a cache, before the cache itself. */
export function noteFolders({ store, content, output }: Folders): void {
  const note = findNote(findCacheFile(store, content, output));
  makePath(dirname(note));
  writeFileSync(note, nameFolders(store, content, output).join("\n"));
}

/** Removes the cache that version 0.1.0 kept for these folders, in another format. */
export function removeOldFormat({ store, content, output }: Folders): void {
  const old = findCacheFile(store, content, output).slice(0, -cacheEnding.length);
  for (const ending of [".mdb", ".mdb-lock", ".mdb.seal"]) rmSync(old + ending, { force: true });
}

/**
 * Removes the caches of folders that are gone. No build uses one of them: a build needs its
 * content, and makes its output folder before it opens its cache. A build that starts at this very
 * moment finds no cache or part of one, and renders more than necessary.
 */
export function removeUnused(store: string): void {
  const builds = join(store, "builds");
  try {
    const names = readdirSync(builds);
    const notes = names.filter((name) => name.endsWith(ending) && !exist(store, readFileSync(join(builds, name), "utf8")));
    for (const note of notes)
      for (const name of names) if (name.startsWith(`${basename(note, ending)}.`)) rmSync(join(builds, name), { force: true });
  } catch {
    // Another build removes it too, or the next build tries again.
  }
}

function exist(store: string, folders: string): boolean {
  return folders.split("\n").every((folder) => existsSync(resolve(dirname(resolve(store)), folder)));
}

function findNote(file: string): string {
  return join(dirname(file), `${basename(file, cacheEnding)}${ending}`);
}
