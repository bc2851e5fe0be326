import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepareCheck } from "../build/check.ts";
import { listFiles } from "../build/content-files.ts";
import type { Folding } from "../locale/locale.ts";
import type { Problem } from "../problems/problem.ts";
import { foldTag } from "../text/fold.ts";
import { makeFolders } from "./disk.ts";

export interface NewFile {
  /** Below the content folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * Lists the problems that `check` would find because of a new file, in that file or in others. A
 * conflict between the new file and another one is reported for the new file. Other problems of a
 * file that was broken before are left out.
 *
 * @param clock seconds since the epoch.
 */
export async function checkNewFile(content: string, { path, text }: NewFile, clock: number): Promise<readonly Problem[]> {
  const bytes = Buffer.from(text);
  const found = [...listFiles(content), { path, kind: "file", bytes: bytes.length } as const];
  const place = join(content, path);
  const read = (other: string) => (other === place ? bytes : readFileSync(other));
  const { problems, site } = await prepareCheck({ content, clock, found, read });
  const { folding } = site.locale;
  if (problems.length === 0) return [];

  const { problems: before } = await prepareCheck({ content, clock });
  const known = new Set(before.map((problem) => identify(problem, folding)));
  const added = problems.filter((problem) => problem.file === path || !known.has(identify(problem, folding)));
  const moved = added.map((problem) => moveConflict(problem, path));
  const conflicts = moved.map((problem) => identifyConflict(problem, folding));
  return moved.filter((_, index) => conflicts[index] === undefined || conflicts.indexOf(conflicts[index]) === index);
}

/** Identifies a problem by its file, because its message may change when a file is added. */
function identify(problem: Problem, folding: Folding): string {
  return identifyConflict(problem, folding) ?? problem.file;
}

/**
 * Identifies a conflict by the two tags that share an address, in either order; undefined for
 * another problem.
 */
function identifyConflict({ violation }: Problem, folding: Folding): string | undefined {
  return isConflict(violation) ? JSON.stringify([violation.tag, violation.other].map((tag) => foldTag(tag, folding)).sort()) : undefined;
}

/** Moves a conflict of tags to the file that has the other tag. */
function moveConflict(problem: Problem, file: string): Problem {
  const { violation } = problem;
  if (!isConflict(violation) || problem.file === file) return problem;
  return {
    file,
    line: 1,
    column: 1,
    violation: { rule: "sameTagAddress", tag: violation.other, other: violation.tag, otherFile: problem.file },
  };
}

function isConflict(violation: Problem["violation"]) {
  return violation.rule === "sameTagSlug" || violation.rule === "sameTagAddress";
}

/**
 * Writes a new file and the folders above it.
 *
 * @throws if the path exists, or if a link is in the way.
 */
export function writeNewFile(content: string, { path, text }: NewFile): void {
  const place = join(content, path);
  makeFolders(content, path.split("/").slice(0, -1).join("/"));
  writeFileSync(place, text, { flag: "wx" });
}
