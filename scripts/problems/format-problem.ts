import { escapeControls } from "../text/escape-output.ts";
import { formatCount } from "../text/numbers.ts";
import type { Place, Problem } from "./problem.ts";
import { describeViolation, type Message, type ProblemWords, type Rule } from "./violation.ts";

/** A problem in one language, with the fields of a vfile message. */
export interface DescribedProblem extends Place, Message {
  readonly file: string;
}

export function describeProblem(problem: Problem, words: ProblemWords): DescribedProblem & { readonly rule: Rule } {
  const { file, line, column, violation, subject, isSkipped } = problem;
  const { reason, fix } = describeViolation(violation, words, subject);
  return { file, line, column, rule: violation.rule, reason: isSkipped ? words.skipped(reason) : reason, fix };
}

/**
 * Formats a problem as one line. Control characters in names and values become `\u{…}`, so that
 * neither a terminal nor a build server obeys them.
 *
 * @example const place = { file: "a.md", line: 2, column: 1 };
 * formatProblem({ ...place, reason: "`title` is missing", fix: "Add it." })
 * // => "a.md:2:1: `title` is missing. Add it."
 */
export function formatProblem({ file, line, column, reason, fix }: DescribedProblem): string {
  return escapeControls(`${file}:${line}:${column}: ${reason}. ${fix}`);
}

/** Formats problems or notes, one a line, with their count at the end. */
export function formatProblems(found: readonly Problem[], kind: "problems" | "notes", words: ProblemWords): string {
  return [...found.map((one) => formatProblem(describeProblem(one, words))), `${formatTally(found.length, kind, words)}.`].join("\n");
}

/** Formats a number with its noun in the right plural form. */
export function formatTally(number: number, kind: "problems" | "notes" | "files" | "discussions", words: ProblemWords): string {
  return formatCount(words, words.closing[kind], number);
}
