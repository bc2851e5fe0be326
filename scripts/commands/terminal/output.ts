import { escapeColoured, escapeControls, formatLogJson } from "../../text/escape-output.ts";

/**
 * A line of output. Plain text is escaped when it is printed. A prepared line keeps its colours, or
 * its command for GitHub Actions, so its maker must have escaped every text from outside.
 */
export type Line = string | { readonly prepared: string };

/**
 * Prints lines to the standard output. Names of files, content and the output of other programs
 * reach the terminal here and in `status-line.ts` only, and both escape what a terminal or a build
 * server would obey. A line break inside a line is escaped too.
 */
export function printLines(lines: readonly Line[]): void {
  // `console` ignores a reader that has closed its pipe.
  for (const line of lines) console.log(formatLine(line));
}

/** Prints lines to the standard error output, as `printLines` does. */
export function printErrors(lines: readonly Line[]): void {
  for (const line of lines) console.error(formatLine(line));
}

/** Prints a value as JSON to the standard output. */
export function printJson(value: unknown, indent?: number): void {
  console.log(formatLogJson(value, indent));
}

/** The lines of a text in which only colours and commands are not escaped. */
export function splitPrepared(text: string): readonly Line[] {
  return text.split("\n").map((prepared) => ({ prepared }));
}

function formatLine(line: Line): string {
  return typeof line === "string" ? escapeControls(line) : escapeColoured(line.prepared);
}
