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

/** A piece of a line as it is shown. */
export interface ShownRun extends Run {
  /** The signs behind code that stays whole. */
  readonly signs: string;
}

/** Signs that begin no line; there is room for three. */
const closing = /^[.,:;!?،؛؟…»”’)\]}]{1,3}/;

/**
 * Takes the signs behind code that stays whole to it: a browser may break a line around what it keeps whole, whatever stands there (CSS Text 3,
 * "Line Breaking Details").
 */
export function bindSigns(runs: readonly Run[]): readonly ShownRun[] {
  const readSigns = (index: number): string => {
    const [run, next] = [runs[index], runs[index + 1]];
    const binds = run?.code && staysWhole(run.text) && next?.code === false;
    return binds ? (closing.exec(next.text)?.[0] ?? "") : "";
  };
  return runs.map(({ text, code }, index) => ({ text: text.slice(readSigns(index - 1).length), code, signs: readSigns(index) }));
}

/** The direction of a line; code has one of its own and tells nothing. */
export function findRunsDirection(runs: readonly Run[], page: Direction): Direction {
  return findDirection(runs.map(({ text, code }) => (code ? " " : text)).join(""), page);
}
