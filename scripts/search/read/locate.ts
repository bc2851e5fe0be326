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
  const files = sliceFiles(entry, first, last);
  if (!entry.hasDirectories) return files.length > limit ? undefined : files;
  if (files.length > directoryLimit) return undefined;
  const directories: readonly Directory[] = await Promise.all(files.map(async (name) => decodeDirectory(await load(name))));
  const shards = directories.flatMap((directory, index) => {
    const from = index === 0 ? findFile(directory, first) : 0;
    const to = index === directories.length - 1 ? findFile(directory, last) + 1 : directory.names.length;
    return directory.names.slice(from, to);
  });
  return shards.length > limit ? undefined : shards;
}

function sliceFiles(directory: Directory, first: string, last: string): readonly string[] {
  return directory.names.slice(findFile(directory, first), findFile(directory, last) + 1);
}
