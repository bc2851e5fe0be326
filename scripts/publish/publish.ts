import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmdirSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Problem } from "../content/problem.ts";
import { formatManifest, manifestName, parseManifest } from "./manifest.ts";

export interface Published {
  readonly written: number;
  readonly kept: number;
  readonly removed: number;
  readonly problems: readonly Problem[];
}

/**
 * Puts a staged tree in place of what the last build wrote. Files that are the same are kept, others are replaced by rename, those that
 * no longer have a source are removed; files that no build wrote are left alone, and one in the way of a page stops everything before the
 * first change. The list of files is widened before they change and narrowed afterwards, so that a killed build owns all that it left.
 *
 * @param staging folder on the same disk as `output`; its files move away.
 */
export function publish(staging: string, output: string): Published {
  const staged = listTree(staging);
  const previous = readManifest(output);
  const problems = staged.filter((path) => !previous.has(path)).flatMap((path) => findObstacle(output, path, previous));
  if (problems.length > 0) return { written: 0, kept: 0, removed: 0, problems };

  const current = new Set(staged);
  const changed = staged.filter((path) => !isSame(join(staging, path), join(output, path)));
  const gone = [...previous].filter((path) => !current.has(path) && isOwnFile(output, path));
  if (changed.length > 0 || gone.length > 0) writeManifest(output, new Set([...previous, ...staged]));
  for (const path of gone) removeFile(output, path);
  for (const path of changed) {
    mkdirSync(dirname(join(output, path)), { recursive: true });
    renameSync(join(staging, path), join(output, path));
  }
  writeManifest(output, staged);
  return { written: changed.length, kept: staged.length - changed.length, removed: gone.length, problems };
}

function readManifest(output: string): ReadonlySet<string> {
  const path = join(output, manifestName);
  return new Set(existsSync(path) && lstatSync(path).isFile() ? parseManifest(readFileSync(path, "utf8")) : []);
}

function writeManifest(output: string, paths: Iterable<string>): void {
  const path = join(output, manifestName);
  const text = formatManifest(paths);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** All files below a folder. */
function listTree(root: string, below = ""): string[] {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listTree(root, path) : [path];
  });
}

/** What stands at a new path, or where one of its folders must be. */
function findObstacle(output: string, path: string, own: ReadonlySet<string>): Problem[] {
  const segments = path.split("/");
  for (let depth = 1; depth <= segments.length; depth += 1) {
    const part = segments.slice(0, depth).join("/");
    const stats = lstatSync(join(output, part), { throwIfNoEntry: false });
    if (!stats) return [];
    if (depth < segments.length && stats.isDirectory()) continue;
    if (own.has(part)) return [];
    if (stats.isDirectory() && isOwnFolder(output, part, own)) return [];
    const reason = depth < segments.length ? `it is in the way of the page \`${path}\`` : "it is in the way of a page and was not written by a build";
    return [{ file: part, line: 1, column: 1, reason, fix: "Move it out of the output folder, or build into another folder with `--output`." }];
  }
  return [];
}

/** A folder that holds nothing but what builds wrote: it goes away with its files. */
function isOwnFolder(output: string, folder: string, own: ReadonlySet<string>): boolean {
  return listTree(output, folder).every((path) => own.has(path));
}

/** A regular file that is reached without following a link. */
function isOwnFile(output: string, path: string): boolean {
  const segments = path.split("/");
  return segments.every((_, index) => {
    const stats = lstatSync(join(output, ...segments.slice(0, index + 1)), { throwIfNoEntry: false });
    return index < segments.length - 1 ? stats?.isDirectory() : stats?.isFile();
  });
}

/** Removes a file and the folders that it leaves empty. */
function removeFile(output: string, path: string): void {
  unlinkSync(join(output, path));
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (readdirSync(join(output, folder)).length > 0) break;
    rmdirSync(join(output, folder));
  }
}

function isSame(staged: string, published: string): boolean {
  const stats = lstatSync(published, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === lstatSync(staged).size && readFileSync(staged).equals(readFileSync(published));
}
