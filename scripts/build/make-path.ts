import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and its parents, one by one: in `/proc`, a recursive `mkdir` of Node 20 never
 * returns, because the system answers ENOENT though the parent exists. For folders that a user
 * names.
 *
 * @param makeFolder makes one folder.
 * @returns the folders that it made, the outermost first.
 */
export function makePath(path: string, makeFolder: (path: string) => void = mkdirSync): readonly string[] {
  const absolute = resolve(path);
  if (existsSync(absolute)) return [];
  const around = makePath(dirname(absolute), makeFolder);
  makeFolder(absolute);
  return [...around, absolute];
}

/** As `makePath`, for the folder of a cache: without it, nothing is cached. */
export function tryToMakePath(folder: string): void {
  try {
    makePath(folder);
  } catch {
    // The cache of the build prints a warning about it.
  }
}
