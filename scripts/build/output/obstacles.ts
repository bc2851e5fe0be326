import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareProblems, type Problem } from "../../problems/problem.ts";
import { manifestName } from "./own-names.ts";

/**
 * Finds files, folders and links at the path of a file to be written, or of one of its folders.
 * Files of an earlier build may be replaced, and folders that hold nothing else. A link never is,
 * since it may lead anywhere.
 *
 * @param own paths of files that an earlier build wrote.
 * @returns one problem for each obstacle, sorted.
 */
export function findObstacles(output: string, paths: readonly string[], own: ReadonlySet<string>): readonly Problem[] {
  const obstacles = new Map<string, Problem>();
  const free = new Set<string>();
  for (const path of paths) {
    const obstacle = findObstacle(output, path, own, free);
    if (obstacle !== undefined && !obstacles.has(obstacle)) obstacles.set(obstacle, explain(obstacle, path));
  }
  return [...obstacles.values()].sort(compareProblems);
}

/**
 * Of several obstacles in a folder without a manifest, tells the likely cause alone: the manifest
 * is lost, and the files are those of an earlier build.
 */
export function blameManifest(output: string, obstacles: readonly Problem[]): readonly Problem[] {
  const [first, ...others] = obstacles;
  if (!first || others.length === 0 || existsSync(join(output, manifestName))) return obstacles;
  const violation = { rule: "lostManifest", files: obstacles.length, first: first.file } as const;
  return [{ file: manifestName, line: 1, column: 1, violation }];
}

/** The obstacle of one file, as a path. `free` collects folders that are no obstacles. */
function findObstacle(output: string, path: string, own: ReadonlySet<string>, free: Set<string>): string | undefined {
  for (let slash = path.indexOf("/"); slash > 0; slash = path.indexOf("/", slash + 1)) {
    const folder = path.slice(0, slash);
    if (free.has(folder)) continue;
    const stats = lstatSync(join(output, folder), { throwIfNoEntry: false });
    if (!stats) return undefined;
    if (!stats.isDirectory()) return stats.isFile() && own.has(folder) ? undefined : folder;
    free.add(folder);
  }
  const stats = lstatSync(join(output, path), { throwIfNoEntry: false });
  if (!stats || (stats.isFile() && own.has(path)) || (stats.isDirectory() && isOwnFolder(output, path, own))) return undefined;
  return path;
}

/**
 * Whether a folder holds files of a build and nothing else. An empty folder belongs to somebody
 * else.
 */
function isOwnFolder(output: string, folder: string, own: ReadonlySet<string>): boolean {
  const entries = readdirSync(join(output, folder), { withFileTypes: true });
  return (
    entries.length > 0 &&
    entries.every((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? isOwnFolder(output, path, own) : entry.isFile() && own.has(path);
    })
  );
}

function explain(obstacle: string, path: string): Problem {
  return { file: obstacle, line: 1, column: 1, violation: { rule: "inTheWay", path: obstacle === path ? undefined : path } };
}
