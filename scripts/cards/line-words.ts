import { walkGraphemes } from "../text/grapheme-walk.ts";
import { isUnbreakable, joinRuns, type Run } from "../text/inline-code.ts";

/** Text between two spaces of a line: usually one run, several if code touches text. */
export interface Word {
  readonly runs: readonly Run[];
  /** True if the space before it is code. */
  readonly followsInCode: boolean;
}

/** White space where a line may break. There is no break before a number. */
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

/** Splits a run at possible line breaks. Short code stays whole, as on a page. */
function splitRun({ text, code }: Run): readonly string[] {
  return code && isUnbreakable(text) ? [text.trim()] : (code ? text.trim() : text).split(space);
}

/** Joins words into a line. Adjacent runs of one kind are merged. */
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

/** The plain text of a word. */
export function readWord({ runs }: Word): string {
  return joinRuns(runs);
}

/**
 * Splits a word before the grapheme `index` (0-based, UAX 29).
 *
 * @returns both parts. The second has no runs if the word is not longer than `index`.
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
