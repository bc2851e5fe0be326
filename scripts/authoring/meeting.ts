import type { Problem } from "../problems/problem.ts";
import { foldTag } from "../text/fold.ts";

/** The two tags of a problem that share an address, whichever of them it is told of; undefined for a problem of another kind. */
export function identifyMeeting({ violation }: Problem): string | undefined {
  return isMeeting(violation) ? JSON.stringify([violation.tag, violation.other].map(foldTag).sort()) : undefined;
}

/** The same problem told at the file in which the other tag stands. */
export function turnMeeting(problem: Problem, file: string): Problem {
  const { violation } = problem;
  if (!isMeeting(violation) || problem.file === file) return problem;
  return {
    file,
    line: 1,
    column: 1,
    violation: { rule: "sameTagAddress", tag: violation.other, other: violation.tag, otherFile: problem.file },
  };
}

function isMeeting(violation: Problem["violation"]) {
  return violation.rule === "sameTagSlug" || violation.rule === "sameTagAddress";
}
