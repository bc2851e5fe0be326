import { isInside } from "../place.ts";
import { readCode } from "./error-code.ts";
import { hasJournal } from "./recover.ts";

/**
 * Codes of the system in words (errno(3)).
 *
 * @param store the folder of the caches, if the failure is there and not in the output folder.
 */
function listMeanings(store: string | undefined): Readonly<Record<string, string>> {
  const [place, disk] = store === undefined ? ["it", "its disk"] : [`the store \`${store}\``, `the disk of the store \`${store}\``];
  const closed = `${place} cannot be written to`;
  return {
    ENOSPC: `there is no space left on ${disk}`,
    EDQUOT: `no more may be written to ${disk}`,
    EMFILE: "more files would have to be open than one process may have (`ulimit -n`)",
    ENFILE: "more files would have to be open than the system can have",
    EROFS: closed,
    EACCES: closed,
    EPERM: closed,
  };
}

/**
 * Adds to an error of a build in which state the output folder is, and the reason if the system
 * gives one.
 */
export function explainFailure(error: unknown, { output, store }: { readonly output: string; readonly store: string }): unknown {
  const reason = error instanceof Error ? error.message : String(error);
  if (hasJournal(output))
    return new Error(`not all of the new site is in place in \`${output}\`, build again: ${reason}`, { cause: error });
  const meaning = listMeanings(happenedIn(store, error) ? store : undefined)[String(readCode(error))];
  return meaning === undefined ? error : new Error(`\`${output}\` is as it was, since ${meaning}: ${reason}`, { cause: error });
}

/** Whether an error of the system names a folder or a path below it. A copy fails at its target. */
function happenedIn(folder: string, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const target = "dest" in error ? error.dest : "path" in error ? error.path : undefined;
  return typeof target === "string" && isInside(target, folder);
}
