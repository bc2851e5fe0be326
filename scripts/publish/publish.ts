import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmdirSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFolders } from "../content/path.ts";
import type { Problem } from "../content/problem.ts";
import { formatManifest, manifestName, parseManifest } from "./manifest.ts";
import { findObstacles } from "./obstacles.ts";

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
  const problems = findObstacles(output, [manifestName, ...staged], new Set([manifestName, ...previous]));
  if (problems.length > 0) return { written: 0, kept: 0, removed: 0, problems };

  const writeManifest = (paths: Iterable<string>) => replaceManifest(staging, output, formatManifest(paths));
  const current = new Set(staged);
  const changed = staged.filter((path) => !isSame(join(staging, path), join(output, path)));
  const gone = [...previous].filter((path) => !current.has(path) && isOwnFile(output, path));
  if (changed.length > 0 || gone.length > 0) writeManifest(new Set([...previous, ...staged]));
  for (const path of gone) removeFile(output, path);
  moveFiles(staging, output, changed);
  writeManifest(staged);
  return { written: changed.length, kept: staged.length - changed.length, removed: gone.length, problems };
}

function readManifest(output: string): ReadonlySet<string> {
  const path = join(output, manifestName);
  return new Set(existsSync(path) && lstatSync(path).isFile() ? parseManifest(readFileSync(path, "utf8")) : []);
}

function replaceManifest(staging: string, output: string, text: string): void {
  const path = join(output, manifestName);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(join(staging, manifestName), text);
  renameSync(join(staging, manifestName), path);
}

/** Moves files into place; a folder that the output does not have yet moves as a whole, since all in it is new. */
function moveFiles(staging: string, output: string, paths: readonly string[]): void {
  const there = new Set<string>();
  const moved = new Set<string>();
  for (const path of paths) {
    const folders = listFolders(path);
    if (folders.some((folder) => moved.has(folder))) continue;
    const fresh = folders.find((folder) => !there.has(folder) && !existsSync(join(output, folder)));
    renameSync(join(staging, fresh ?? path), join(output, fresh ?? path));
    if (fresh === undefined) for (const folder of folders) there.add(folder);
    else moved.add(fresh);
  }
}

/** All files below a folder. */
function listTree(root: string, below = ""): string[] {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listTree(root, path) : [path];
  });
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
  // Not asked of `lstat` alone: it throws where a folder of the path is a file.
  if (!existsSync(published)) return false;
  const stats = lstatSync(published);
  return stats.isFile() && stats.size === lstatSync(staged).size && readFileSync(staged).equals(readFileSync(published));
}
