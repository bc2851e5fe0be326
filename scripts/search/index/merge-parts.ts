import { createListEncoder } from "./encode-term-list.ts";
import type { WriteFile } from "./file-names.ts";
import type { IndexLimits } from "./limits.ts";
import type { IndexPart } from "./part.ts";
import type { ShardTerm } from "./shards.ts";
import type { IndexState } from "./state.ts";
import { writeEntry } from "./write-entry.ts";
import { writeShards } from "./write-shards.ts";
import type { YearFiles } from "./years.ts";

/** A part while it is read. */
interface PartReader {
  /** Undefined after the last term. */
  readonly term: () => string | undefined;
  /** Returns the postings of the term and goes on to the next. */
  readonly take: () => Uint32Array;
}

/**
 * Makes the index from its parts. The documents of the parts must be in different slots. The files
 * do not depend on how the documents are divided into parts.
 */
export function mergeParts(
  parts: readonly IndexPart[],
  { bits, count, years }: Pick<IndexState, "bits" | "count"> & { readonly years: YearFiles },
  write: WriteFile,
  limits: IndexLimits,
): IndexState {
  const shards = [...writeShards(mergeTerms(parts, write, limits), write, limits)];
  return writeEntry({ bits, count, shards, years }, write, limits);
}

function* mergeTerms(parts: readonly IndexPart[], write: WriteFile, limits: IndexLimits): Iterable<ShardTerm> {
  const encode = createListEncoder(write, limits);
  const readers = parts.map(readPart);
  for (let term = findLeast(readers); term !== undefined; term = findLeast(readers)) {
    const lists = readers.filter((reader) => reader.term() === term).map((reader) => reader.take());
    yield { term, list: encode(joinLists(lists)) };
  }
}

function findLeast(readers: readonly PartReader[]): string | undefined {
  let least: string | undefined;
  for (const reader of readers) {
    const term = reader.term();
    if (term !== undefined && (least === undefined || term < least)) least = term;
  }
  return least;
}

function readPart({ terms, counts, postings }: IndexPart): PartReader {
  const names = terms === "" ? [] : terms.split(" ");
  let index = 0;
  let start = 0;
  return {
    term: () => names[index],
    take: () => {
      const end = start + (counts[index] ?? 0);
      const list = postings.subarray(start, end);
      start = end;
      index += 1;
      return list;
    },
  };
}

function joinLists(lists: readonly Uint32Array[]): Uint32Array {
  const [first, ...others] = lists;
  if (first && others.length === 0) return first;
  const joined = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let size = 0;
  for (const list of lists) {
    joined.set(list, size);
    size += list.length;
  }
  return joined.sort();
}
