import type { TextRun } from "./text-runs.ts";

export interface RunJoiner {
  /** The parts so far. No two parts of code or of text are adjacent. */
  readonly runs: readonly TextRun[];
  readonly add: (piece: TextRun) => void;
}

/** Joins parts with single spaces, which never become the start or end of code. */
export function createRunJoiner(): RunJoiner {
  const runs: { text: string; readonly code: boolean }[] = [];
  let space = false;
  return { runs, add };

  function add({ text, code }: TextRun): void {
    const words = text.trim().replace(/\s+/g, " ");
    if (/^\s/.test(text)) space = true;
    if (words === "") return;
    if (space && runs.length > 0) append(" ", false);
    append(words, code);
    space = /\s$/.test(text);
  }

  function append(text: string, code: boolean): void {
    const last = runs.at(-1);
    if (last?.code === code) last.text += text;
    else runs.push({ text, code });
  }
}
