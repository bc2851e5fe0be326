import type { Folding } from "../locale/locale.ts";
import type { Matches } from "./match/match.ts";
import { type FoundDiscussion, readDiscussion } from "./passage/discussion.ts";
import type { Query } from "./query/query.ts";
import type { IndexReader } from "./read/index-reader.ts";

/** The texts of this many candidates are read, because the index holds no positions of words. */
const reach = 50;

/** The most that nearness adds to the score of a discussion, as a share of it. */
const nearness = 0.5;

/** How many more results are needed than are shown, to know that there are more. */
const checksForOne = 5;

/** Results in their final order. */
export interface Ranked {
  readonly shown: readonly FoundDiscussion[];
  readonly found: number;
  readonly isMore: boolean;
}

/** Reads the texts of one discussion, up to the one that holds the last of the wanted words. */
export async function readWhole(index: IndexReader, slot: number, query: Query, folding: Folding): Promise<FoundDiscussion> {
  const record = await index.loadRecord(slot);
  let posts = record.posts;
  let read = readDiscussion(record, posts, query, folding);
  for (let part = 1; part <= record.moreFiles && !(read.isComplete && read.holdsPhrases); part += 1) {
    posts = [...posts, ...(await index.loadPosts(slot, part))];
    read = readDiscussion(record, posts, query, folding);
  }
  return read;
}

/** Checks phrases, and puts discussions with the words near each other first. */
export async function rankMatches(
  index: IndexReader,
  matches: Matches,
  query: Query,
  limit: number,
  isByTime: boolean,
  folding: Folding,
): Promise<Ranked> {
  const { slots, scores, found, isMore } = matches;
  const read = (slot: number) => readWhole(index, slot, query, folding);
  const readAll = (some: Iterable<number>) => Promise.all(Array.from(some, read));
  if (query.phrases.length > 0) {
    const checked = slots.subarray(0, Math.max(reach, limit * checksForOne));
    const held = (await readAll(checked)).filter(({ holdsPhrases }) => holdsPhrases);
    const shown = isByTime ? held : sortByNearness(held, scores);
    return { shown: shown.slice(0, limit), found: held.length, isMore: found > checked.length };
  }
  if (isByTime || query.wanted.length < 2) return { shown: await readAll(slots.subarray(0, limit)), found, isMore };

  const first = await readAll(slots.subarray(0, limit));
  const least = Math.min(...first.map((discussion) => scoreDiscussion(discussion, scores)));
  const others = slots.subarray(limit, reach).filter((slot) => (scores[slot] ?? 0) * (1 + nearness) > least);
  const shown = sortByNearness([...first, ...(await readAll(others))], scores).slice(0, limit);
  return { shown, found, isMore };
}

function scoreDiscussion({ record, closeness }: FoundDiscussion, scores: Matches["scores"]): number {
  return (scores[record.slot] ?? 0) * (1 + nearness * closeness);
}

/** Best first; of equal ones the newest. */
function sortByNearness(discussions: readonly FoundDiscussion[], scores: Matches["scores"]): readonly FoundDiscussion[] {
  const sorted = discussions.map((discussion) => ({ discussion, score: scoreDiscussion(discussion, scores) }));
  sorted.sort((a, b) => b.score - a.score || b.discussion.record.at - a.discussion.record.at);
  return sorted.map(({ discussion }) => discussion);
}
