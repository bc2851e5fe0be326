import type { TextRun } from "./text-runs.ts";

export interface RunJoiner {
  /** What was added so far; code is never beside code, nor text beside text. */
  readonly runs: readonly TextRun[];
  readonly add: (piece: TextRun) => void;
}

/** Puts pieces together with single spaces, which are never part of code's ends. */
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
