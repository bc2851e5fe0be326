import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../content/problem.ts";
import { listFiles } from "../../read/list-files.ts";
import { makeFolders } from "../make-folders.ts";
import { prepareCheck } from "../prepare-check.ts";

export interface NewFile {
  /** Below the content folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * What `check` would find in a file that is not there yet, or in the others because of it. In content that is broken already only the file
 * itself, and what makes the problems more, counts.
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
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  const added = problems.filter((problem) => problem.file === path || !known.has(JSON.stringify(problem)));
  return (problems.length > before.length ? added : added.filter(({ file }) => file === path)).map((problem) => blame(path, problem));
}

/** Where the new file and another one have what cannot stand together, the problem is that of the new one. */
function blame(path: string, problem: Problem): Problem {
  const { flaw, file: otherFile } = problem;
  if (!("otherFile" in flaw) || flaw.otherFile !== path) return problem;
  const place = { file: path, line: 1, column: 1 };
  if (flaw.rule === "nameLooksLike") return { ...place, flaw: { ...flaw, name: flaw.other, other: flaw.name, otherFile } };
  const tags = { tag: flaw.other, other: flaw.tag, otherFile };
  return { ...place, flaw: { rule: flaw.rule === "tagLooksLike" ? flaw.rule : "sameTagAddress", ...tags } };
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
