import { changeLists, type ListChanges } from "./change-lists.ts";
import type { SearchDocument } from "./document.ts";
import { readDocumentTerms, type TermReader } from "./document-terms.ts";
import type { WriteFile } from "./file-names.ts";
import { indexLimits } from "./limits.ts";
import { listShardRanges } from "./shard-ranges.ts";
import { entryName, type IndexState, listIndexFiles, type ShardPlace } from "./state.ts";
import { writeEntry } from "./write-entry.ts";
import { writeShards } from "./write-shards.ts";
import type { YearFiles } from "./years.ts";

/** A document that is not the same, or not in the same slot, as before. */
export interface SlotChange {
  readonly slot: number;
  /** What was in the slot. */
  readonly before: SearchDocument | undefined;
  /** What is in the slot now. */
  readonly after: SearchDocument | undefined;
}

export interface IndexChanges {
  /** The number of documents after the changes. */
  readonly count: number;
  /** At most one for each slot. */
  readonly changes: readonly SlotChange[];
  /** The years after the changes. */
  readonly years: YearFiles;
}

/** Where the files of the index are. */
export interface IndexFiles {
  /** Returns the content of a file that the index had before. */
  readonly read: (name: string) => string;
  /** Receives the new files, and the entry in any case. */
  readonly write: WriteFile;
}

/**
 * Changes an index. The result equals a new index of the same documents byte for byte. The number
 * of bits must stay the same (`findSlotBits`); otherwise all slots differ, and a new index is due.
 *
 * @returns the new state. Files that `listIndexFiles` lists no longer can be deleted.
 */
export function changeIndex(
  state: IndexState,
  { count, changes, years }: IndexChanges,
  files: IndexFiles,
  reader: TermReader,
  limits = indexLimits,
): IndexState {
  const known = listIndexFiles(state);
  const write: WriteFile = (name, content) => {
    if (name === entryName || !known.has(name)) files.write(name, content);
  };
  const lists = listChanges(changes, reader);
  const shards: ShardPlace[] = [];
  let kept = 0;
  for (const { from, to, terms } of listShardRanges(state.shards, [...lists.keys()].sort(), limits)) {
    shards.push(...state.shards.slice(kept, from));
    const range = state.shards.slice(from, to).map(({ name }) => name);
    shards.push(...writeShards(changeLists(range, terms, lists, { read: files.read, write, limits }), write, limits));
    kept = to;
  }
  shards.push(...state.shards.slice(kept));
  return writeEntry({ bits: state.bits, count, shards, years }, write, limits);
}

/** The changes of each list that changes. */
function listChanges(changes: readonly SlotChange[], reader: TermReader): ReadonlyMap<string, ListChanges> {
  const lists = new Map<string, Map<number, number | undefined>>();
  const change = (term: string, slot: number, level: number | undefined) => {
    const list = lists.get(term);
    if (list) list.set(slot, level);
    else lists.set(term, new Map([[slot, level]]));
  };
  for (const { slot, before, after } of changes) {
    const old = before ? readDocumentTerms(before, reader) : new Map<string, number>();
    const now = after ? readDocumentTerms(after, reader) : new Map<string, number>();
    for (const [term, level] of now) if (old.get(term) !== level) change(term, slot, level);
    for (const term of old.keys()) if (!now.has(term)) change(term, slot, undefined);
  }
  return lists;
}
