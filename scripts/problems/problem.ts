import { compareText } from "../text/code-point-order.ts";
import { escapeControls } from "../text/escape-output.ts";
import { describeViolation, type Message, type ProblemWords } from "./problem-words.ts";
import type { Rule, Subject, ValueViolation, Violation } from "./violation.ts";

/** Where something stands in a file. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** One thing wrong with a content file, in no language; a note has the same form. */
export type Problem = PlacedProblem & Finding;

/** What is wrong, with its subject where the rule does not say it. */
export type Finding =
  | { readonly violation: Violation; readonly subject?: undefined }
  | { readonly violation: ValueViolation; readonly subject: Subject };

interface PlacedProblem extends Place {
  /** Path below the content folder, with `/`. */
  readonly file: string;
  /** True of a note that the file is passed over for this. */
  readonly isSkipped?: true;
  /** True of a file that cannot be passed over alone: in the folder of its name lie others, and whose they are it does not tell. */
  readonly cannotSkip?: true;
}

/** A problem in the words of a language. The fields are those of a vfile message. */
export interface DescribedProblem extends Place, Message {
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
    Number(a.violation.rule === "furtherProblems") - Number(b.violation.rule === "furtherProblems") ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.violation.rule, b.violation.rule) ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

/** Tells a problem, with its rule for who looks for one. */
export function describeProblem(problem: Problem, words: ProblemWords): DescribedProblem & { readonly rule: Rule } {
  const { file, line, column, violation, subject, isSkipped } = problem;
  const { reason, fix } = describeViolation(violation, words, subject);
  return { file, line, column, rule: violation.rule, reason: isSkipped ? words.skipped(reason) : reason, fix };
}

/**
 * Formats a problem as one line; control characters of names and values become `\u{…}`, so that no terminal obeys them, and neither does a
 * build server obey what looks like an instruction.
 *
 * @example formatProblem({ file: "a.md", line: 2, column: 1, reason: "`title` is missing", fix: "Add it." })
 * // => "a.md:2:1: `title` is missing. Add it."
 */
export function formatProblem({ file, line, column, reason, fix }: DescribedProblem): string {
  return escapeControls(`${file}:${line}:${column}: ${reason}. ${fix}`);
}
