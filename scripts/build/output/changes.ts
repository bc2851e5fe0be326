import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFolders } from "../../text/path.ts";
import type { Journal } from "./journal.ts";
import { createWalk } from "./walk.ts";

export interface Changes extends Journal {
  /** Paths of the files that move, alone or with their folder. */
  readonly written: readonly string[];
}

interface Trees {
  /** Paths of all staged files. */
  readonly staged: readonly string[];
  /** The staged files, and the files that stay in the output folder. */
  readonly tree: readonly string[];
  /** The files of the last build. */
  readonly previous: ReadonlySet<string>;
}

/** Compares the staged files with the published ones. Changes nothing. */
export function findChanges(staging: string, output: string, { staged, tree, previous }: Trees): Changes {
  const current = new Set(tree);
  const find = createWalk(output);
  const changed = staged.filter((path) => !isSame(join(staging, path), join(output, path)));
  const removals = [...previous].filter((path) => {
    if (current.has(path)) return false;
    const { whole, stats } = find(path);
    return whole && stats?.isFile();
  });
  return { removals, moves: findMoves(output, changed), written: changed };
}

/** All files below a folder. */
export function listTree(root: string, below = ""): string[] {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listTree(root, path) : [path];
  });
}

/** A folder that the output does not have yet moves as a whole. */
function findMoves(output: string, changed: readonly string[]): readonly string[] {
  const there = new Set<string>();
  const moves = new Set<string>();
  for (const path of changed) {
    const folders = listFolders(path);
    const isThere = (folder: string) => there.has(folder) || lstatSync(join(output, folder), { throwIfNoEntry: false })?.isDirectory();
    const fresh = folders.find((folder) => moves.has(folder) || !isThere(folder));
    moves.add(fresh ?? path);
    if (fresh === undefined) for (const folder of folders) there.add(folder);
  }
  return [...moves];
}

function isSame(staged: string, published: string): boolean {
  // `lstat` alone would throw if a folder of the path is a file.
  if (!existsSync(published)) return false;
  const stats = lstatSync(published);
  return stats.isFile() && stats.size === lstatSync(staged).size && readFileSync(staged).equals(readFileSync(published));
}
