import { compareText } from "../../text/code-point-order.ts";
import { isPlainPath } from "./own-names.ts";

/** What turns the old tree into the new one; the paths are those below the output folder. */
export interface Journal {
  /** Files of the last build that have no source any more; they go first. */
  readonly removals: readonly string[];
  /** Files and whole folders that move out of staging to the same path. */
  readonly moves: readonly string[];
}

/** Changes with the form, so that no other version takes it for its own. */
const head = "goftogu journal 1";
const end = "end";

/** @example formatJournal({ removals: ["old.html"], moves: ["tags", "index.html"] }) // => "goftogu journal 1\nremove old.html\nmove index.html\nmove tags\nend\n" */
export function formatJournal({ removals, moves }: Journal): string {
  const list = (verb: string, paths: readonly string[]) => [...paths].sort(compareText).map((path) => `${verb} ${path}`);
  return [head, ...list("remove", removals), ...list("move", moves), end, ""].join("\n");
}

/**
 * Reads a journal as untrusted text.
 *
 * @returns undefined where it is torn, forged or of another version: half of it would make neither the old tree nor the new one.
 */
export function parseJournal(text: string): Journal | undefined {
  const lines = text.split("\n");
  if (lines.shift() !== head || lines.pop() !== "" || lines.pop() !== end) return undefined;
  const removals: string[] = [];
  const moves: string[] = [];
  for (const line of lines) {
    const [, verb, path = ""] = /^(remove|move) (.+)$/.exec(line) ?? [];
    if (!isPlainPath(path)) return undefined;
    (verb === "move" ? moves : removals).push(path);
  }
  return { removals, moves };
}
