import { buildIndex } from "../../../scripts/search/index/build-index.ts";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { type Directory, decodeDirectory, decodeEntry, findFile, type IndexEntry } from "../../../scripts/search/index/entry.ts";
import type { IndexLimits } from "../../../scripts/search/index/limits.ts";
import { indexLimits } from "../../../scripts/search/index/limits.ts";
import { decodePostings, levelCount, mergePostings } from "../../../scripts/search/index/postings.ts";
import { decodeShard, type ShardTerm } from "../../../scripts/search/index/shards.ts";
import { assignSlots, type Slots } from "../../../scripts/search/index/slots.ts";
import type { IndexState } from "../../../scripts/search/index/state.ts";
import { decodeListFile, parseTermList } from "../../../scripts/search/index/term-list.ts";
import { buildPart } from "../../support/search/build-part.ts";

/** An index in memory. */
export interface MadeIndex {
  /** The content of each file, by its name without `.json`. */
  readonly files: ReadonlyMap<string, string>;
  readonly slots: Slots;
  readonly state: IndexState;
}

/** Limits so low that a few documents need every kind of file. */
export const lowLimits: IndexLimits = {
  inlineList: 12,
  bestPostings: 3,
  shard: 120,
  years: 4,
  shardRun: 8,
  directoryThreshold: 30,
  directory: 5,
  directoryRun: 2,
};

export function makeIndex(documents: readonly SearchDocument[], limits = indexLimits): MadeIndex {
  const slots = assignSlots(documents.map(({ slug }) => slug));
  const files = new Map<string, string>();
  const state = buildIndex([buildPart(documents, slots, "common")], slots, documents, (name, content) => files.set(name, content), limits);
  return { files, slots, state };
}

export function readFile(files: ReadonlyMap<string, string>, name: string): string {
  const content = files.get(name);
  if (content === undefined) throw new Error(`no file ${name}`);
  return content;
}

/** Finds a term as a browser does, from the entry on. */
function findTerm(files: ReadonlyMap<string, string>, term: string): ShardTerm | undefined {
  const read = (name: string) => readFile(files, name);
  const pick = (directory: Directory) => directory.names[findFile(directory, term)];
  const entry: IndexEntry = decodeEntry(read("entry"));
  const found = pick(entry);
  const shard = entry.hasDirectories && found !== undefined ? pick(decodeDirectory(read(found))) : found;
  return shard === undefined ? undefined : decodeShard(read(shard)).find((other) => other.term === term);
}

/** All postings of a term; empty if no document has it. */
export function findPostings(files: ReadonlyMap<string, string>, term: string): Uint32Array {
  const list = parseTermList(findTerm(files, term)?.list ?? "");
  if ("postings" in list) return decodePostings(list.postings);
  return mergePostings(decodeListFile(readFile(files, list.best)), decodeListFile(readFile(files, list.rest)));
}

/** The slugs of the documents with a term, with their levels. */
export function findDocuments({ files, slots }: MadeIndex, term: string): Readonly<Record<string, number>> {
  const slugs = new Map(Array.from(slots.slots, ([slug, slot]) => [slot, slug]));
  const name = (posting: number) => slugs.get(Math.floor(posting / levelCount)) ?? "no document";
  return Object.fromEntries(Array.from(findPostings(files, term), (posting) => [name(posting), posting % levelCount]));
}
