import { countGraphemes } from "../text/graphemes.ts";
import { readWord, splitWord, type Word } from "./line-words.ts";

/** The advance width of a text, in ems. */
export type Measure = (text: string) => number;

/** The space for a text. */
export interface Room {
  /** In ems. */
  readonly width: number;
  /** Maximum number of lines. */
  readonly lines: number;
}

export interface Wrapped {
  readonly lines: readonly (readonly Word[])[];
  /** True if no word is split or left out. */
  readonly isWhole: boolean;
}

/** In ems: balancing stops at this precision. */
const precision = 0.1;

/** Characters that are removed before an ellipsis. */
const hanging = /[\s…،,;؛:·\u200c\u200d]+$/u;

/**
 * Breaks words into lines, each as full as possible. A word wider than a line is split between two
 * graphemes. If the text does not fit, the last line ends in `…`.
 */
function wrapWords(words: readonly Word[], room: Room, measure: Measure): Wrapped {
  const lines: Word[][] = [];
  let isWhole = true;
  const waiting = [...words];
  for (let word = waiting.shift(); word; word = waiting.shift()) {
    const line = lines.at(-1);
    if (line && measureLine([...line, word], measure) <= room.width) line.push(word);
    else if (lines.length === room.lines)
      return { lines: [...lines.slice(0, -1), endLine(line ?? [], room.width, measure)], isWhole: false };
    else if (measure(readWord(word)) <= room.width) lines.push([word]);
    else {
      isWhole = false;
      const [start, rest] = splitWideWord(word, room, measure);
      lines.push([start]);
      if (rest.runs.length > 0) waiting.unshift(rest);
    }
  }
  return { lines, isWhole };
}

/** Like `wrapWords`, with the same number of lines, but as even as possible. */
export function balanceWords(words: readonly Word[], room: Room, measure: Measure): Wrapped {
  const widest = wrapWords(words, room, measure);
  if (!widest.isWhole || widest.lines.length < 2) return widest;
  // A line is never narrower than its widest word.
  let [tooNarrow, enough] = [Math.max(...words.map((word) => measure(readWord(word)))), room.width];
  while (enough - tooNarrow > precision) {
    const width = (tooNarrow + enough) / 2;
    const { lines, isWhole } = wrapWords(words, { ...room, width }, measure);
    if (isWhole && lines.length === widest.lines.length) enough = width;
    else tooNarrow = width;
  }
  return wrapWords(words, { ...room, width: enough }, measure);
}

function measureLine(words: readonly Word[], measure: Measure): number {
  return words.reduce((sum, word) => sum + measure(readWord(word)), (words.length - 1) * measure(" "));
}

/** Splits a word that is too wide for a line. The first part is as long as fits. */
function splitWideWord(word: Word, { width }: Room, measure: Measure): readonly [Word, Word] {
  let [fits, tooLong] = [1, countGraphemes(readWord(word))];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(readWord(splitWord(word, middle)[0])) <= width) fits = middle;
    else tooLong = middle;
  }
  return splitWord(word, fits);
}

/** Ends a line with `…`, and shortens it until that fits. */
function endLine(words: readonly Word[], width: number, measure: Measure): readonly Word[] {
  const [last, ...before] = words.toReversed();
  if (!last) return [];
  const others = before.toReversed();
  const runs = last.runs.map((run, index) => (index === last.runs.length - 1 ? { ...run, text: run.text.replace(hanging, "") } : run));
  const ended = { ...last, runs: [...runs.filter(({ text }) => text !== ""), { text: "…", code: false }] };
  const isEmpty = ended.runs.length === 1 && others.length > 0;
  if (!isEmpty && measureLine([...others, ended], measure) <= width) return [...others, ended];
  const shorter = others.length > 0 ? others : [splitWord(last, countGraphemes(readWord(last)) - 1)[0]];
  return endLine(shorter, width, measure);
}
