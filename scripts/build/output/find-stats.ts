import { lstatSync, type Stats } from "node:fs";

/** Undefined if there is no such file, also if a folder of the path is a file. */
export function findStats(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
