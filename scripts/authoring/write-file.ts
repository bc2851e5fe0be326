import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../build/list-files.ts";
import { prepareCheck } from "../build/prepare-check.ts";
import type { Problem } from "../problems/problem.ts";
import { makeFolders } from "./make-folders.ts";
import { identifyMeeting, turnMeeting } from "./meeting.ts";

export interface NewFile {
  /** Below the content folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * What `check` would find in a file that is not there yet, or in others because of it; where it and another one cannot stand together, that is
 * told of the new one. Another file that is broken already has no new problems but these.
 *
 * @param clock seconds since the epoch.
 */
export async function checkNewFile(content: string, { path, text }: NewFile, clock: number): Promise<readonly Problem[]> {
  const bytes = Buffer.from(text);
  const found = [...listFiles(content), { path, kind: "file", bytes: bytes.length } as const];
  const place = join(content, path);
  const read = (other: string) => (other === place ? bytes : readFileSync(other));
  const { problems } = await prepareCheck({ content, clock, found, read });
  if (problems.length === 0) return [];

  const { problems: before } = await prepareCheck({ content, clock });
  const known = new Set(before.map(identify));
  const added = problems.filter((problem) => problem.file === path || !known.has(identify(problem)));
  const told = added.map((problem) => turnMeeting(problem, path));
  const meetings = told.map(identifyMeeting);
  return told.filter((_, index) => meetings[index] === undefined || meetings.indexOf(meetings[index]) === index);
}

/** What was wrong with a file may be said otherwise once there is one more. */
function identify(problem: Problem): string {
  return identifyMeeting(problem) ?? problem.file;
}

/**
 * Writes a file that is not there yet, with the folders above it.
 *
 * @throws where something has its name by now, or a link is in its way.
 */
export function writeNewFile(content: string, { path, text }: NewFile): void {
  const place = join(content, path);
  makeFolders(content, path.split("/").slice(0, -1).join("/"));
  writeFileSync(place, text, { flag: "wx" });
}
