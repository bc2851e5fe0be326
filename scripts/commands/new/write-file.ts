import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../content/problem.ts";
import { listFiles } from "../../read/list-files.ts";
import type { LoadOptions } from "../load-forum.ts";
import { makeFolders } from "../make-folders.ts";

export interface NewFile {
  /** Below the content folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * What `check` would find in the content with a file that is not there yet, and does not find without it; some of it may be told at other
 * files.
 *
 * @param clock seconds since the epoch.
 */
export async function checkNewFile(content: string, { path, text }: NewFile, clock: number): Promise<readonly Problem[]> {
  const [{ prepareBuild }, { pages }] = await Promise.all([import("../prepare-build.ts"), import("../../../.eleventy.ts")]);
  const check = async (more: Pick<LoadOptions, "found" | "read"> = {}): Promise<readonly Problem[]> =>
    (await prepareBuild({ content, clock, skipBroken: false, search: "new", isCheck: true, ...more }, pages)).problems;

  const bytes = Buffer.from(text);
  const found = [...listFiles(content), { path, kind: "file", bytes: bytes.length } as const];
  const place = join(content, path);
  const problems = await check({ found, read: (other) => (other === place ? bytes : readFileSync(other)) });
  if (problems.length === 0) return [];
  const known = new Set((await check()).map(identify));
  return problems.filter((problem) => !known.has(identify(problem)));
}

/** A problem may name another file once there is one more. */
function identify({ file, line, column, flaw }: Problem): string {
  return JSON.stringify([file, line, column, flaw.rule]);
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
