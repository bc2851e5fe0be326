import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makePath } from "../build/make-path.ts";
import { UsageError } from "../build/usage-error.ts";
import type { SiteFile } from "./site-files.ts";

/** What a folder may hold before: an empty repository, and files of the system. */
const ignored = new Set([".git", ".DS_Store", "Thumbs.db", "desktop.ini"]);

/**
 * Checks that a folder does not exist, or holds nothing that a new site could be confused with.
 *
 * @throws {UsageError} with the names that are in the way.
 */
export function checkEmpty(folder: string): void {
  const names = listNames(folder).filter((name) => !ignored.has(name));
  if (names.length === 0) return;
  const shown = names
    .sort()
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(", ");
  const rest = names.length > 3 ? ` and ${names.length - 3} more` : "";
  throw new UsageError(`\`${folder}\` is not empty: it holds ${shown}${rest}. Name a folder that is new or empty.`);
}

/** @throws {UsageError} if something else has the name of the folder. */
function listNames(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR")
      throw new UsageError(`\`${folder}\` is not a folder: name another.`);
    throw error;
  }
}

/** Writes the files of a new site. No file that exists is replaced. */
export function writeSiteFiles(folder: string, files: readonly SiteFile[]): void {
  for (const { path, text } of files) {
    const file = join(folder, path);
    makePath(dirname(file));
    writeFileSync(file, text, { flag: "wx" });
  }
}
