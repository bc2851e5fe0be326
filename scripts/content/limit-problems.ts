import { compareProblems, type Problem } from "../problems/problem.ts";
import { limits } from "../text/limits.ts";

/**
 * Sorts problems or notes and keeps the first ones of each file; one more problem says how many
 * were dropped.
 */
export function limitProblems(problems: readonly Problem[], most: number = limits.problems): readonly Problem[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of [...problems].sort(compareProblems)) {
    const same = byFile.get(problem.file);
    if (same) same.push(problem);
    else byFile.set(problem.file, [problem]);
  }
  return [...byFile.values()].flatMap((same) => {
    const [next] = same.slice(most);
    if (!next) return same;
    const { file, line, column } = next;
    return [...same.slice(0, most), { file, line, column, violation: { rule: "furtherProblems", more: same.length - most } }];
  });
}
