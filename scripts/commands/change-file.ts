import { rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkChangeFile } from "../build/folders.ts";
import { formatChanges, type TreeChanges } from "../build/output/change-list.ts";
import { isWritable } from "../build/output/closed-folders.ts";
import { UsageError } from "../build/usage-error.ts";

/**
 * Prepares the file for the list of changes. Removes an earlier list at once, so that a failed
 * build leaves no list.
 *
 * @returns a function that writes the list, or throws a sentence.
 * @throws {UsageError} if the file cannot be written, or is inside the content or the site.
 */
export function openChangeFile(file: string, content: string, output: string): (changes: TreeChanges) => void {
  checkChangeFile(file, content, output);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`\`${file}\` is a folder: name a file with --changes.`);
  if (!isWritable(dirname(file))) throw new UsageError(`\`${file}\` cannot be written: name another file with --changes.`);
  rmSync(file, { force: true });
  return (changes) => {
    try {
      writeFileSync(file, formatChanges(changes));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`the site is built, but the list of changes could not be written. Upload the whole site: ${reason}`, { cause });
    }
  };
}
