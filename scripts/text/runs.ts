import { type Direction, findDirection } from "./direction.ts";

/** A piece of a line: text, or code as it is. */
export interface Run {
  readonly text: string;
  readonly code: boolean;
}

/** A line as plain text. */
export function joinRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/** Code of at most this many characters is not broken over two lines. */
const wholeLength = 24;

export function staysWhole(code: string): boolean {
  return code.length <= wholeLength;
}

/** The direction of a line; code has one of its own and tells nothing. */
export function findRunsDirection(runs: readonly Run[], page: Direction): Direction {
  return findDirection(runs.map(({ text, code }) => (code ? " " : text)).join(""), page);
}
