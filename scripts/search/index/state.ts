import { divide } from "./divide.ts";
import { type Directory, directoryThreshold, encodeDirectory, encodeEntry } from "./entry.ts";
import { nameFile, type WriteFile } from "./file-names.ts";
import { hashText } from "./hash.ts";

/** What the next build needs to know of an index to change it. It is plain JSON. */
export interface IndexState {
  readonly bits: number;
  readonly count: number;
  /** In the order of their terms. */
  readonly shards: readonly ShardPlace[];
  /** The names of the directories; empty if there are none. */
  readonly directories: readonly string[];
  /** The years and the names of their files, newest first. */
  readonly years: readonly (readonly [year: string, name: string])[];
}

/** A shard and the terms that it holds. */
export interface ShardPlace {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  /** The names of the files of its long lists. Two terms with equal lists share files. */
  readonly lists: readonly string[];
}

/** The only name that does not depend on the content of the file. */
export const entryName = "entry";

/** Writes the directories, if the index needs any, and the entry. */
export function finishIndex({ bits, count, shards, years }: Omit<IndexState, "directories">, write: WriteFile): IndexState {
  const files: Directory = { starts: shards.map(findStart), names: shards.map(({ name }) => name) };
  const hasDirectories = count >= directoryThreshold;
  const top = hasDirectories ? writeDirectories(shards, files, write) : files;
  write(entryName, encodeEntry({ bits, count, hasDirectories, years: new Map(years), ...top }));
  return { bits, count, shards, years, directories: hasDirectories ? top.names : [] };
}

/** The names of all files of an index except the texts, without `.json`. */
export function listIndexFiles({ shards, directories, years }: IndexState): ReadonlySet<string> {
  return new Set([entryName, ...directories, ...years.map(([, name]) => name), ...shards.flatMap(({ name, lists }) => [name, ...lists])]);
}

/** The mean number of boundaries between terms (`isShardBoundary`) in a directory. */
const meanRuns = 32;

/** Shards: a directory is at most 4 KB. */
const largestDirectory = 256;

function writeDirectories(shards: readonly ShardPlace[], { starts, names }: Directory, write: WriteFile): Directory {
  const top: { starts: string[]; names: string[] } = { starts: [], names: [] };
  const numbered = shards.map(({ first }, index) => ({ first, index }));
  const division = {
    isBoundary: ({ first }: { first: string }) => hashText(first) % meanRuns === 0,
    measure: () => 1,
    limit: largestDirectory,
  };
  for (const group of divide(numbered, division)) {
    const [from, to] = [group[0]?.index ?? 0, group.length + (group[0]?.index ?? 0)];
    const json = encodeDirectory({ starts: starts.slice(from, to), names: names.slice(from, to) });
    const name = nameFile(json);
    write(name, json);
    top.starts.push(starts[from] ?? "");
    top.names.push(name);
  }
  return top;
}

/** The shortest start of the first term that is after the last term of the shard before. */
function findStart({ first }: ShardPlace, index: number, shards: readonly ShardPlace[]): string {
  const before = shards[index - 1]?.last ?? "";
  let length = 1;
  while (length < first.length && first.slice(0, length) <= before) length += 1;
  return first.slice(0, length);
}
