import { describeProblem, formatProblem } from "../problems/format-problem.ts";
import type { Problem } from "../problems/problem.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { formatCount } from "../text/numbers.ts";

/** Problems or notes, one a line, with a closing count. */
export function formatProblems(found: readonly Problem[], kind: "problems" | "notes", words: ProblemWords): string {
  return [...found.map((one) => formatProblem(describeProblem(one, words))), `${count(found.length, kind, words)}.`].join("\n");
}

/** A number with its word, as the closing sentences write it. */
export function count(number: number, kind: "problems" | "notes" | "files" | "discussions", words: ProblemWords): string {
  return formatCount(words, words.closing[kind], number);
}
