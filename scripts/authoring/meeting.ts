import type { Problem } from "../problems/problem.ts";
import { foldTag } from "../text/fold.ts";

/** The two tags of a problem that share an address, whichever of them it is told of; undefined for a problem of another kind. */
export function identifyMeeting({ flaw }: Problem): string | undefined {
  return isMeeting(flaw) ? JSON.stringify([flaw.tag, flaw.other].map(foldTag).sort()) : undefined;
}

/** The same problem told at the file in which the other tag stands. */
export function turnMeeting(problem: Problem, file: string): Problem {
  const { flaw } = problem;
  if (!isMeeting(flaw) || problem.file === file) return problem;
  return { file, line: 1, column: 1, flaw: { rule: "sameTagAddress", tag: flaw.other, other: flaw.tag, otherFile: problem.file } };
}

function isMeeting(flaw: Problem["flaw"]) {
  return flaw.rule === "sameTagSlug" || flaw.rule === "sameTagAddress";
}
