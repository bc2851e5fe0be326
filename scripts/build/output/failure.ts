import { readCode } from "./error-code.ts";
import { hasJournal } from "./recover.ts";

/** Codes of the system in words (errno(3)). */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: "there is no space left on its disk",
  EDQUOT: "no more may be written to its disk",
  EMFILE: "more files would have to be open than one process may have (`ulimit -n`)",
  ENFILE: "more files would have to be open than the system can have",
  EROFS: "it cannot be written to",
  EACCES: "it cannot be written to",
  EPERM: "it cannot be written to",
};

/**
 * Adds to an error of a build in which state the output folder is, and the reason if the system
 * gives one.
 */
export function explainFailure(error: unknown, output: string): unknown {
  const reason = error instanceof Error ? error.message : String(error);
  if (hasJournal(output))
    return new Error(`not all of the new site is in place in \`${output}\`, run npm run build again: ${reason}`, { cause: error });
  const meaning = meanings[String(readCode(error))];
  return meaning === undefined ? error : new Error(`\`${output}\` is as it was, since ${meaning}: ${reason}`, { cause: error });
}
