import type { Flaw } from "../problems/flaw.ts";
import type { Problem } from "../problems/problem.ts";
import { foldTag } from "../text/fold.ts";

/** Two texts of which one passes for the other, or has its address. */
interface Meeting {
  /** That of which it is told. */
  readonly text: string;
  readonly other: string;
  /** Tells it of the other text. */
  readonly turn: (otherFile: string) => Flaw;
}

/** What two texts of a problem are, whichever of them it is told of; undefined for a problem of another kind. */
export function identifyMeeting({ flaw }: Problem): string | undefined {
  const meeting = readMeeting(flaw);
  return meeting && JSON.stringify([flaw.rule === "nameLooksLike", ...[meeting.text, meeting.other].map(foldTag).sort()]);
}

/** The same problem told at the file in which the other text stands. */
export function turnMeeting(problem: Problem, file: string): Problem {
  const meeting = readMeeting(problem.flaw);
  return meeting && problem.file !== file ? { file, line: 1, column: 1, flaw: meeting.turn(problem.file) } : problem;
}

function readMeeting(flaw: Problem["flaw"]): Meeting | undefined {
  switch (flaw.rule) {
    case "nameLooksLike": {
      const { rule, name: text, other } = flaw;
      return { text, other, turn: (otherFile) => ({ rule, name: other, other: text, otherFile }) };
    }
    case "tagLooksLike": {
      const { rule, tag: text, other } = flaw;
      return { text, other, turn: (otherFile) => ({ rule, tag: other, other: text, otherFile }) };
    }
    case "sameTagSlug":
    case "sameTagAddress": {
      const { tag: text, other } = flaw;
      return { text, other, turn: (otherFile) => ({ rule: "sameTagAddress", tag: other, other: text, otherFile }) };
    }
    default:
      return undefined;
  }
}
