import { compareText } from "../../text/code-point-order.ts";
import { isPlainPath } from "./own-names.ts";

/** The steps that turn the old site into the new one. Paths are relative to the output folder. */
export interface Journal {
  /** Files of the last build that are not part of the site any more. They come first. */
  readonly removals: readonly string[];
  /** Files and whole folders that move from staging to the same path. */
  readonly moves: readonly string[];
}

/** Changes with the format, so that no other version reads it. */
const head = "goftogu journal 1";
const end = "end";

/**
 * @example formatJournal({ removals: ["old.html"], moves: ["tags", "index.html"] }) // => "goftogu
 * journal 1\nremove old.html\nmove index.html\nmove tags\nend\n"
 */
export function formatJournal({ removals, moves }: Journal): string {
  const list = (verb: string, paths: readonly string[]) => [...paths].sort(compareText).map((path) => `${verb} ${path}`);
  return [head, ...list("remove", removals), ...list("move", moves), end, ""].join("\n");
}

/**
 * Reads a journal as untrusted text.
 *
 * @returns undefined if it is incomplete, forged or of another version. Half of a journal would
 * give neither the old site nor the new one.
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
