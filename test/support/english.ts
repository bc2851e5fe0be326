import { type DescribedProblem, describeProblem, formatProblem } from "../../scripts/problems/format-problem.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";
import type { Problem } from "../../scripts/problems/problem.ts";

/** Tests read problems in English, even if the site has another language. */
const english = findProblemWords("en");

/** A problem as a message, without the name of its rule. */
export function tellProblem(problem: Problem): DescribedProblem {
  const { rule: _, ...worded } = describeProblem(problem, english);
  return worded;
}

/** A problem as a command prints it. */
export function printProblem(problem: Problem): string {
  return formatProblem(tellProblem(problem));
}
