import { escapeControls } from "../text/escape-output.ts";
import { formatCount } from "../text/numbers.ts";
import type { Place, Problem } from "./problem.ts";
import { describeViolation, type Message, type ProblemWords, type Rule } from "./violation.ts";

/** A problem in one language, with the fields of a vfile message. */
export interface DescribedProblem extends Place, Message {
  /** Below the content folder. */
  readonly file: string;
  /** From the working folder, so that a terminal or an editor can open it. */
  readonly path?: string | undefined;
}

/** Returns the path of a content file from the working folder. */
type FindPath = (file: string) => string;

/** @param locate adds `path` to the problem. */
export function describeProblem(problem: Problem, words: ProblemWords, locate?: FindPath): DescribedProblem & { readonly rule: Rule } {
  const { file, line, column, violation, subject, isSkipped } = problem;
  const { reason, fix } = describeViolation(violation, words, subject);
  const place = { file, ...(locate && { path: locate(file) }), line, column };
  return { ...place, rule: violation.rule, reason: isSkipped ? words.skipped(reason) : reason, fix };
}

/**
 * Formats a problem as one line. Control characters in names and values become `[U+…]`, so that
 * neither a terminal nor a build server obeys them.
 *
 * @example const place = { file: "a.md", path: "content/a.md", line: 2, column: 1 };
 * formatProblem({ ...place, reason: "`title` is missing", fix: "Add it." })
 * // => "content/a.md:2:1: `title` is missing. Add it."
 */
export function formatProblem({ file, path = file, line, column, reason, fix }: DescribedProblem): string {
  return escapeControls(`${path}:${line}:${column}: ${reason}. ${fix}`);
}

/** Formats problems or notes, one a line, with their count at the end. */
export function formatProblems(found: readonly Problem[], kind: "problems" | "notes", words: ProblemWords, locate?: FindPath): string {
  const lines = found.map((one) => formatProblem(describeProblem(one, words, locate)));
  return [...lines, `${formatTally(found.length, kind, words)}.`].join("\n");
}

/** Formats a number with its noun in the right plural form. */
export function formatTally(number: number, kind: "problems" | "notes" | "files" | "discussions" | "ignored", words: ProblemWords): string {
  return formatCount(words, words.closing[kind], number);
}
