import { walkGraphemes } from "../text/grapheme-walk.ts";
import { joinRuns, type Run, staysWhole } from "../text/inline-code.ts";

/** What stands between two spaces of a line: usually one run, several where code touches text. */
export interface Word {
  readonly runs: readonly Run[];
  /** Whether the space before it is a part of code. */
  readonly followsInCode: boolean;
}

/** White space at which a line may be broken: a number stays with the word that it counts or names. */
const space = /[^\S\u00a0\u202f]+(?!\p{Nd})/u;

/** Splits a line into its words. */
export function splitWords(line: readonly Run[]): readonly Word[] {
  const words: Word[] = [];
  let runs: Run[] = [];
  let followsInCode = false;
  const close = (isCode: boolean) => {
    if (runs.length > 0) words.push({ runs, followsInCode });
    runs = [];
    followsInCode = isCode;
  };
  for (const { text, code } of line) {
    for (const [index, piece] of splitRun({ text, code }).entries()) {
      if (index > 0) close(code);
      if (piece !== "") runs.push({ text: piece, code });
    }
  }
  close(false);
  return words;
}

/** A run at the spaces where a line may be broken; short code is kept whole, as on a page. */
function splitRun({ text, code }: Run): readonly string[] {
  return code && staysWhole(text) ? [text.trim()] : (code ? text.trim() : text).split(space);
}

/** The line that words make; neighbours of one kind are one run. */
export function joinWords(words: readonly Word[]): readonly Run[] {
  const line: Run[] = [];
  for (const [index, { runs, followsInCode }] of words.entries()) {
    for (const run of index > 0 ? [{ text: " ", code: followsInCode }, ...runs] : runs) {
      const last = line.at(-1);
      if (last?.code === run.code) line[line.length - 1] = { text: last.text + run.text, code: run.code };
      else line.push(run);
    }
  }
  return line;
}

/** The text of a word without its marks. */
export function readWord({ runs }: Word): string {
  return joinRuns(runs);
}

/**
 * Parts a word before the grapheme `index` (0-based, UAX 29).
 *
 * @returns both parts; the second has no run where the word is not longer.
 */
export function splitWord({ runs, followsInCode }: Word, index: number): readonly [Word, Word] {
  const [before, after]: [Run[], Run[]] = [[], []];
  let left = index;
  for (const { text, code } of runs) {
    const { count, end } = walkGraphemes(text, left);
    left -= count;
    if (end > 0) before.push({ text: text.slice(0, end), code });
    if (end < text.length) after.push({ text: text.slice(end), code });
  }
  return [
    { runs: before, followsInCode },
    { runs: after, followsInCode: false },
  ];
}
