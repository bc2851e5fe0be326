import { refuseFormat } from "../../listing/json.ts";
import type { SearchPost } from "../index/document.ts";
import { decodeEntry, type IndexEntry } from "../index/entry.ts";
import { decodePostings } from "../index/postings.ts";
import { decodeShard, type ShardTerm } from "../index/shards.ts";
import { decodeListFile, parseTermList, type TermList } from "../index/term-list.ts";
import { decodePosts, decodeTexts, nameMorePosts, nameTextFile, type TextRecord } from "../index/texts.ts";
import { decodeYears } from "../index/years.ts";
import type { ScoredList } from "../match/scores.ts";
import type { Term } from "../query/words.ts";
import { findTerms, type MatchingTerm } from "./find-terms.ts";
import { locateTerm } from "./locate.ts";
import { remember } from "./remember.ts";

/**
 * Loads a file of the index.
 *
 * @param name relative to the folder of the index.
 * @param neverChanges true if the name depends on the content.
 * @returns its content; rejects if it cannot be loaded.
 */
export type FetchText = (name: string, neverChanges?: boolean) => Promise<string>;

/** The lists of the terms that match a term of a query. */
export interface TermHits {
  readonly lists: readonly ScoredList[];
  /** The least number of documents that match. Exact if `isCut` is false. */
  readonly least: number;
  /** True if there are only the best documents of a long list. */
  readonly isCut: boolean;
}

/** What a query needs of a term. */
export interface Need {
  /** True if only the best documents are needed. */
  readonly isBest?: boolean;
  /**
   * A prefix with its terms in more shards than this counts as a whole word, until another letter
   * comes.
   */
  readonly shardLimit?: number;
}

/** An open index. Every file is loaded once, and stays in memory. */
export interface IndexReader {
  readonly entry: IndexEntry;
  /** One more than the highest slot. */
  readonly size: number;
  readonly findHits: (term: Term, need?: Need) => Promise<TermHits>;
  /** The terms of the index that start with a prefix; undefined if they are in too many files. */
  readonly listTerms: (prefix: string) => Promise<readonly MatchingTerm[] | undefined>;
  /** The slots of the discussions of a year, newest activity first. */
  readonly loadYear: (year: string) => Promise<readonly number[]>;
  readonly loadRecord: (slot: number) => Promise<TextRecord>;
  /** Posts of a long discussion. @param part from 1 to `moreFiles` of its record. */
  readonly loadPosts: (slot: number, part: number) => Promise<readonly SearchPost[]>;
}

/** For a single prefix. */
const usualShards = 6;

/** Opens the index. Rejects if the entry cannot be loaded, or is in another format. */
export async function openIndex(fetchText: FetchText): Promise<IndexReader> {
  const entry = decodeEntry(await fetchText("entry.json"));
  const fetchNamed = (name: string) => fetchText(`${name}.json`, true);
  const loadDirectory = remember(fetchNamed);
  const loadShard = remember(async (name): Promise<readonly ShardTerm[]> => decodeShard(await fetchNamed(name)));
  const loadList = remember(async (name) => decodeListFile(await fetchNamed(name)));
  const loadTexts = remember(async (name) => decodeTexts(await fetchText(name)));
  const loadMore = remember(async (name) => decodePosts(await fetchText(name)));
  const loadYears = remember(async (name) => decodeYears(await fetchNamed(name)));

  const listTerms = async (term: Term, limit: number) => {
    const shards = await locateTerm(entry, term, limit, loadDirectory);
    return shards && (await Promise.all(shards.map(loadShard))).flatMap((shard) => findTerms(shard, term));
  };
  const loadPostings = (list: TermList, isBest: boolean) => {
    if ("postings" in list) return [decodePostings(list.postings)];
    return Promise.all((isBest ? [list.best] : [list.best, list.rest]).map(loadList));
  };
  return {
    entry,
    size: 2 ** entry.bits + entry.count,
    findHits: async (term, { isBest = false, shardLimit = usualShards } = {}) => {
      const found = (await listTerms(term, shardLimit)) ?? (await listTerms({ ...term, isWhole: true }, 1)) ?? [];
      const decoded = found.map(({ list, likeness }) => ({ list: parseTermList(list), likeness }));
      const lists = await Promise.all(
        decoded.map(async ({ list, likeness }) => (await loadPostings(list, isBest)).map((postings) => ({ postings, likeness }))),
      );
      const counts = decoded.flatMap(({ list }) => ("count" in list ? [list.count] : []));
      return { lists: lists.flat(), least: Math.max(0, ...counts), isCut: isBest && counts.length > 0 };
    },
    listTerms: (word) => listTerms({ word, isWhole: false }, usualShards),
    loadYear: async (year) => {
      const name = entry.years.get(year);
      return (name !== undefined && (await loadYears(name)).get(year)) || [];
    },
    loadRecord: async (slot) => {
      const records = await loadTexts(nameTextFile(entry.bits, slot));
      return records.find((known) => known.slot === slot) ?? refuseFormat();
    },
    loadPosts: (slot, part) => loadMore(nameMorePosts(entry.bits, slot, part)),
  };
}
