import { compareProblems, type Problem } from "../../problems/problem.ts";
import type { Change, ContributionSettings } from "./change.ts";
import { checkChange } from "./check-change.ts";

/** A change of more files is not read by anybody, so the first ones are enough. */
const mostProblems = 1000;

/**
 * Checks what a change of strangers touches. The result is sorted, and its length is limited: one
 * more problem says how many were dropped.
 */
export function checkChanges(changes: readonly Change[], settings: ContributionSettings, most: number = mostProblems): readonly Problem[] {
  const found = changes.flatMap((change) => checkChange(change, settings)).sort(compareProblems);
  const [next] = found.slice(most);
  if (!next) return found;
  const { file, line, column } = next;
  return [...found.slice(0, most), { file, line, column, violation: { rule: "furtherChanges", more: found.length - most } }];
}
