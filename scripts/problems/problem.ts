import { compareText } from "../text/code-point-order.ts";
import type { Subject, ValueViolation, Violation } from "./violation.ts";

/** A place in a file. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

export interface PlacedViolation extends Place {
  readonly violation: Violation;
}

/** One thing wrong with a content file, in no language. A note has the same form. */
export type Problem = PlacedProblem & Finding;

/** A violation, with its subject if it is about a value. */
export type Finding =
  | { readonly violation: Violation; readonly subject?: undefined }
  | { readonly violation: ValueViolation; readonly subject: Subject };

interface PlacedProblem extends Place {
  /** Path below the content folder, with `/`. */
  readonly file: string;
  /** True of a note if the build skips the file because of it. */
  readonly isSkipped?: true;
  /**
   * True if the build cannot skip this file alone, because nobody can tell which files of its
   * folder are its replies.
   */
  readonly cannotSkip?: true;
}

/** The result of parsing: a value, or at least one problem. */
export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
  readonly notes?: readonly Problem[];
}

/**
 * Orders problems by file (code point), line, column, rule and values. The order is total and
 * the same in every language. `furtherProblems` comes last in its file.
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
