import { dropAddresses } from "./bare-addresses.ts";
import { type Direction, findPartDirection } from "./direction.ts";

/** A piece of a line: text or inline code. */
export interface Run {
  readonly text: string;
  readonly code: boolean;
}

/** @example joinRuns([{ text: "run ", code: false }, { text: "ls", code: true }]) // => "run ls" */
export function joinRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/** In UTF-16 units: code up to this length never breaks over two lines. */
const wholeLength = 24;

export function isUnbreakable(code: string): boolean {
  return code.length <= wholeLength;
}

/** A run prepared for display. */
export interface ShownRun extends Run {
  /** Punctuation that stays on the same line as the code before it. */
  readonly punctuation: string;
}

/** Punctuation that must not begin a line, at most three characters. */
const closing = /^[.,:;!?،؛؟…»”’)\]}]{1,3}/;

/**
 * Attaches punctuation to unbreakable code before it. Otherwise a browser may break the line
 * between the two (CSS Text 3, "Line Breaking Details").
 */
export function attachPunctuation(runs: readonly Run[]): readonly ShownRun[] {
  const readPunctuation = (index: number): string => {
    const [run, next] = [runs[index], runs[index + 1]];
    const binds = run?.code && isUnbreakable(run.text) && next?.code === false;
    return binds ? (closing.exec(next.text)?.[0] ?? "") : "";
  };
  return runs.map(({ text, code }, index) => ({
    text: text.slice(readPunctuation(index - 1).length),
    code,
    punctuation: readPunctuation(index),
  }));
}

/**
 * The direction of a line. Code and addresses do not count, since they always read from the left.
 *
 * @param own the direction of the line's language.
 */
export function findRunsDirection(runs: readonly Run[], page: Direction, own = page): Direction {
  return findPartDirection(readProse(runs), page, own);
}

/** The text of a line without its code and addresses, which are in no language. */
export function readProse(runs: readonly Run[]): string {
  return dropAddresses(runs.map(({ text, code }) => (code ? " " : text)).join(""));
}
