import { divideItems } from "./divide.ts";
import { type Directory, encodeDirectory, encodeEntry } from "./entry.ts";
import { nameFile, type WriteFile } from "./file-names.ts";
import { hash32 } from "./hash.ts";
import type { IndexLimits } from "./limits.ts";
import { entryName, type IndexState, type ShardPlace } from "./state.ts";

/** A file and where its terms start, as in `Directory`. */
interface StartingFile {
  readonly start: string;
  readonly name: string;
}

interface StartingShard extends StartingFile {
  readonly first: string;
}

/** Writes the directories, if the index needs any, and the entry. */
export function writeEntry(index: Omit<IndexState, "directories">, write: WriteFile, limits: IndexLimits): IndexState {
  const { bits, count, years } = index;
  const shards = index.shards.map(findStart);
  const hasDirectories = count >= limits.directoryThreshold;
  const files = hasDirectories ? [...writeDirectories(shards, write, limits)] : shards;
  write(entryName, encodeEntry({ bits, count, hasDirectories, years: new Map(years), ...listFiles(files) }));
  return { ...index, directories: hasDirectories ? files.map(({ name }) => name) : [] };
}

/** Divides shards as terms are divided into shards, so that a change touches few directories. */
function* writeDirectories(shards: readonly StartingShard[], write: WriteFile, limits: IndexLimits): Iterable<StartingFile> {
  const { shardRun, directoryRun, directory } = limits;
  // Most first terms are boundaries of shards: the rest of that division is the same for all.
  const isBoundary = ({ first }: StartingShard) => Math.floor(hash32(first) / shardRun) % directoryRun === 0;
  for (const group of divideItems(shards, { isBoundary, measure: () => 1, limit: directory })) {
    const json = encodeDirectory(listFiles(group));
    const name = nameFile(json);
    write(name, json);
    yield { start: group[0]?.start ?? "", name };
  }
}

function listFiles(files: readonly StartingFile[]): Directory {
  return { starts: files.map(({ start }) => start), names: files.map(({ name }) => name) };
}

/** The start is the shortest start of the first term that is after the last term before. */
function findStart({ name, first }: ShardPlace, index: number, shards: readonly ShardPlace[]): StartingShard {
  const before = shards[index - 1]?.last ?? "";
  let length = 1;
  while (length < first.length && first.slice(0, length) <= before) length += 1;
  return { start: first.slice(0, length), name, first };
}
