import type { YearFiles } from "./years.ts";

/** What the next build needs to know of an index to change it. It is plain JSON. */
export interface IndexState {
  readonly bits: number;
  /** The number of documents. */
  readonly count: number;
  /** In the order of their terms. */
  readonly shards: readonly ShardPlace[];
  /** The names of the directories; empty if there are none. */
  readonly directories: readonly string[];
  readonly years: YearFiles;
}

/** A shard and the terms that it holds. */
export interface ShardPlace {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  /** The names of the files of its long lists. Two terms with equal lists share files. */
  readonly lists: readonly string[];
}

export const entryName = "entry";

/**
 * Whether the path of a file of an index depends on its content, so that the file never changes:
 * that of the entry and of the texts does not.
 */
export function isNamedByContent(path: string): boolean {
  return path !== `${entryName}.json` && !path.includes("/");
}

/** The names of all files of an index except the texts, without `.json`. */
export function listIndexFiles({ shards, directories, years }: IndexState): ReadonlySet<string> {
  return new Set([entryName, ...directories, ...years.map(([, name]) => name), ...shards.flatMap(({ name, lists }) => [name, ...lists])]);
}
