import type { Folding } from "../locale/locale.ts";
import { listFirst } from "./match/list-first.ts";
import type { Special } from "./match/match.ts";
import type { Matches } from "./match/matches.ts";
import { type FoundDiscussion, readDiscussion } from "./passage/discussion.ts";
import type { Query } from "./query/query.ts";
import type { IndexReader } from "./read/index-reader.ts";

/**
 * The index holds no positions, so nearness is measured in the texts. This many candidates at a
 * time are put in order by their texts. The page shows five fewer at first, and a query of two
 * words loads less than 80 KB in a forum of 10,000 discussions. A longer list continues with the
 * next block, so that its start stays the same.
 */
const block = 15;

/** The most that nearness adds to the score of a discussion, as a share of it. */
const nearness = 0.3;

/** Results in their final order. */
export interface Ranked {
  readonly shown: readonly FoundDiscussion[];
  readonly found: number;
  readonly isMore: boolean;
}

/** A query, and what reading it needs. */
export interface Reading {
  readonly query: Query;
  readonly folding: Folding;
  /** As in `matchQuery`. */
  readonly special: Special | undefined;
}

/**
 * Reads the texts of one discussion, until they hold all wanted words. Loads twice as many files
 * each time, so that even thousands are read in a few steps, and no text many times.
 */
export async function readWhole(index: IndexReader, slot: number, { query, folding, special }: Reading): Promise<FoundDiscussion> {
  const record = await index.loadRecord(slot);
  let posts = record.posts;
  let read = readDiscussion(record, posts, query, folding);
  const isEnough = () => read.isComplete && (special?.holdsPhrases(read, query) ?? true);
  for (let first = 1; first <= record.moreFiles && !isEnough(); first *= 2) {
    const count = Math.min(first, record.moreFiles - first + 1);
    const parts = Array.from({ length: count }, (_, part) => index.loadPosts(slot, first + part));
    posts = [...posts, ...(await Promise.all(parts)).flat()];
    read = readDiscussion(record, posts, query, folding);
  }
  return read;
}

/** Checks phrases, and puts discussions with the words near each other first. */
export async function rankMatches(
  index: IndexReader,
  matches: Matches,
  reading: Reading,
  limit: number,
  isByTime: boolean,
): Promise<Ranked> {
  const { slots, scores, found, isMore } = matches;
  const { query, special } = reading;
  const readAll = (some: Iterable<number>) => Promise.all(Array.from(some, (slot) => readWhole(index, slot, reading)));
  const sort = (read: readonly FoundDiscussion[]) => (isByTime ? read : sortByNearness(read, scores));
  if (special && query.phrases.length > 0)
    return special.rankPhrases(matches, query, limit, { block, readInOrder: async (some) => sort(await readAll(some)) });
  if (isByTime) return { shown: await readAll(slots.subarray(0, limit)), found, isMore };
  if (query.wanted.length < 2) {
    const first = await readAll(await listFirst(index, slots, scores, limit));
    return { shown: sortBy(first, ({ record }) => scores[record.slot] ?? 0).slice(0, limit), found, isMore };
  }

  /** The first `needed` of a block. Does not read texts that cannot be among them. */
  const rankBlock = async (candidates: Uint32Array, needed: number) => {
    const first = await readAll(candidates.subarray(0, needed));
    const least = Math.min(...first.map((discussion) => scoreDiscussion(discussion, scores)));
    const others = candidates.subarray(needed).filter((slot) => (scores[slot] ?? 0) * (1 + nearness) >= least);
    return sort([...first, ...(await readAll(others))]).slice(0, needed);
  };
  const starts = Array.from({ length: Math.ceil(Math.min(limit, slots.length) / block) }, (_, index) => index * block);
  const blocks = starts.map((start) => rankBlock(slots.subarray(start, start + block), Math.min(block, limit - start)));
  return { shown: (await Promise.all(blocks)).flat(), found, isMore };
}

function scoreDiscussion({ record, closeness }: FoundDiscussion, scores: Matches["scores"]): number {
  return (scores[record.slot] ?? 0) * (1 + nearness * closeness);
}

function sortByNearness(discussions: readonly FoundDiscussion[], scores: Matches["scores"]): readonly FoundDiscussion[] {
  return sortBy(discussions, (discussion) => scoreDiscussion(discussion, scores));
}

/** Best first; of equal ones the newest. */
function sortBy(discussions: readonly FoundDiscussion[], findScore: (discussion: FoundDiscussion) => number): readonly FoundDiscussion[] {
  const sorted = discussions.map((discussion) => ({ discussion, score: findScore(discussion) }));
  sorted.sort((a, b) => b.score - a.score || b.discussion.record.at - a.discussion.record.at);
  return sorted.map(({ discussion }) => discussion);
}
