import { escapeControls } from "../text/escape-output.ts";
import { compareText } from "../text/order.ts";
import type { Flaw, Rule, SaidFlaw, Subject } from "./flaw.ts";
import { type ProblemWords, type Saying, sayFlaw } from "./problem-words.ts";

/** Where something stands in a file. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** One thing wrong with a content file, in no language; a note has the same form. */
export type Problem = PlacedProblem & Fault;

/** What is wrong, with its subject where the rule does not say it. */
export type Fault = { readonly flaw: Flaw; readonly subject?: undefined } | { readonly flaw: SaidFlaw; readonly subject: Subject };

interface PlacedProblem extends Place {
  /** Path below the content folder, with `/`. */
  readonly file: string;
  /** True of a note that the file is passed over for this. */
  readonly isHeldBack?: true;
  /** True of a file that cannot be passed over alone: in the folder of its name lie others, and whose they are it does not tell. */
  readonly hasOthers?: true;
}

/** A problem in the words of a language. The fields are those of a vfile message. */
export interface WordedProblem extends Place, Saying {
  readonly file: string;
}

/** What was made of some source, and everything that was wrong with it; a value stands only where nothing was. */
export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
  readonly notes?: readonly Problem[];
}

/**
 * Orders problems by file (code point), line, column, rule and values, so that no tie is left and no language counts. How many more there
 * are of a file comes last.
 */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    Number(a.flaw.rule === "furtherProblems") - Number(b.flaw.rule === "furtherProblems") ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.flaw.rule, b.flaw.rule) ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

/** Tells a problem, with its rule for who looks for one. */
export function wordProblem(problem: Problem, words: ProblemWords): WordedProblem & { readonly rule: Rule } {
  const { file, line, column, flaw, subject, isHeldBack } = problem;
  const { reason, fix } = sayFlaw(flaw, words, subject);
  return { file, line, column, rule: flaw.rule, reason: isHeldBack ? words.heldBack(reason) : reason, fix };
}

/**
 * Formats a problem as one line; control characters of names and values become `\u{…}`, so that no terminal obeys them, and neither does a
 * build server obey what looks like an instruction.
 *
 * @example formatProblem({ file: "a.md", line: 2, column: 1, reason: "`title` is missing", fix: "Add it." })
 * // => "a.md:2:1: `title` is missing. Add it."
 */
export function formatProblem({ file, line, column, reason, fix }: WordedProblem): string {
  return escapeControls(`${file}:${line}:${column}: ${reason}. ${fix}`);
}
