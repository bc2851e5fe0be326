import { type Directory, decodeDirectory, findFile, type IndexEntry } from "../index/entry.ts";
import type { Term } from "../query/words.ts";

/** Sorts after every term with the same start. */
const highest = "\uffff";

/** A directory has far more shards than a search reads, so a wider range is too wide. */
const directoryLimit = 2;

/**
 * The names of the shards that can hold a term, or those that start with it. Undefined if there are
 * more than `limit`.
 *
 * @param load returns the content of a file, by its name without `.json`.
 */
export async function locateTerm(
  entry: IndexEntry,
  { word: first, isWhole }: Term,
  limit: number,
  load: (name: string) => Promise<string>,
): Promise<readonly string[] | undefined> {
  const last = isWhole ? first : first + highest;
  const slice = (files: Directory) => files.names.slice(findFile(files, first), findFile(files, last) + 1);
  let shards = slice(entry);
  if (entry.hasDirectories) {
    if (shards.length > directoryLimit) return undefined;
    shards = (await Promise.all(shards.map(async (name) => slice(decodeDirectory(await load(name)))))).flat();
  }
  return shards.length > limit ? undefined : shards;
}
