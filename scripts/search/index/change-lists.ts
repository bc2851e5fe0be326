import { createListEncoder } from "./encode-term-list.ts";
import type { WriteFile } from "./file-names.ts";
import type { IndexLimits } from "./limits.ts";
import { decodePostings, levelCount, mergePostings } from "./postings.ts";
import { decodeShard, type ShardTerm } from "./shards.ts";
import { decodeListFile, parseTermList } from "./term-list.ts";

/** New levels by slot; undefined for a document that no longer has the term. */
export type ListChanges = ReadonlyMap<number, number | undefined>;

interface ReadAndWrite {
  readonly limits: IndexLimits;
  readonly read: (name: string) => string;
  readonly write: WriteFile;
}

/**
 * Yields the terms of some shards after a change, ascending. Lists that do not change are not
 * decoded.
 *
 * @param shards the names of shards that follow each other.
 * @param changed the terms that change and belong into these shards, ascending.
 */
export function* changeLists(
  shards: readonly string[],
  changed: readonly string[],
  changes: ReadonlyMap<string, ListChanges>,
  { read, write, limits }: ReadAndWrite,
): Iterable<ShardTerm> {
  const encode = createListEncoder(write, limits);
  const old = shards.flatMap((name) => decodeShard(read(name)));
  let index = 0;
  for (const term of changed) {
    for (let next = old[index]; next && next.term < term; next = old[index]) {
      yield next;
      index += 1;
    }
    const same = old[index]?.term === term ? old[index] : undefined;
    if (same) index += 1;
    const postings = changePostings(same ? readPostings(same.list, read) : new Uint32Array(0), changes.get(term) ?? new Map());
    if (postings.length > 0) yield { term, list: encode(postings) };
  }
  yield* old.slice(index);
}

function readPostings(encoded: string, read: ReadAndWrite["read"]): Uint32Array {
  const list = parseTermList(encoded);
  if ("postings" in list) return decodePostings(list.postings);
  return mergePostings(decodeListFile(read(list.best)), decodeListFile(read(list.rest)));
}

function changePostings(postings: Uint32Array, changes: ListChanges): Uint32Array {
  const kept = postings.filter((posting) => !changes.has(Math.floor(posting / levelCount)));
  const added = [...changes].flatMap(([slot, level]) => (level === undefined ? [] : [slot * levelCount + level]));
  return mergePostings(kept, Uint32Array.from(added).sort());
}
