import { describeProblem, formatProblem, type Problem } from "../problems/problem.ts";
import type { ClosingWords, ProblemWords } from "../problems/problem-words.ts";
import { formatCount } from "../text/numbers.ts";

/** Problems or notes, one a line, with a closing count. */
export function formatProblems(found: readonly Problem[], kind: "problems" | "notes", words: ProblemWords): string {
  return [...found.map((one) => formatProblem(describeProblem(one, words))), `${count(found.length, kind, words)}.`].join("\n");
}

/** A number with its word, as the closing sentences write it. */
export function count(number: number, kind: "problems" | "notes" | "files" | "discussions", words: ProblemWords): string {
  const forms: ClosingWords[typeof kind] = words.closing[kind];
  return formatCount(words, forms, number);
}
