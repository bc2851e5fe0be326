import { rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkChangeFile } from "../build/folders.ts";
import { formatChanges, type TreeChanges } from "../build/output/change-list.ts";
import { isWritable } from "../build/output/closed-folders.ts";
import { UsageError } from "../build/usage-error.ts";

/**
 * Gets a file ready for the changes of a build. That of an earlier build goes at once, so that nobody takes it for the list of a build that
 * fails.
 *
 * @returns writes the list; throws a sentence when it cannot.
 * @throws {UsageError} when the file cannot be written, or would be part of the content or of the site.
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
      throw new Error(`the site is built, but what changed could not be written, upload all of it: ${reason}`, { cause });
    }
  };
}
