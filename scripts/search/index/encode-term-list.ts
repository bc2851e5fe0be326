import { createPostingEncoder } from "./encode-postings.ts";
import { nameFile, type WriteFile } from "./file-names.ts";
import type { IndexLimits } from "./limits.ts";
import { levelCount } from "./postings.ts";
import { formatLongList } from "./term-list.ts";

/** Encodes the list of a term for `parseTermList`. */
export type EncodeTermList = (postings: Uint32Array) => string;

/** @param write receives the files of long lists. */
export function createListEncoder(write: WriteFile, { inlineList, bestPostings }: IndexLimits): EncodeTermList {
  const encode = createPostingEncoder();
  const writeList = (postings: Uint32Array) => {
    const json = JSON.stringify(encode(postings));
    const name = nameFile(json);
    write(name, json);
    return name;
  };
  return (postings) => {
    const encoded = encode(postings);
    if (encoded.length <= inlineList) return encoded;
    const { best, rest } = splitBest(postings, bestPostings);
    return formatLongList({ count: postings.length, best: writeList(best), rest: writeList(rest) });
  };
}

/** Both parts ascend. */
function splitBest(postings: Uint32Array, most: number): { readonly best: Uint32Array; readonly rest: Uint32Array } {
  const room = findRoom(postings, most);
  const isBest = (posting: number) => {
    const level = posting % levelCount;
    const left = room[level] ?? 0;
    room[level] = left - 1;
    return left > 0;
  };
  const best: number[] = [];
  const rest = postings.filter((posting) => {
    if (!isBest(posting)) return true;
    best.push(posting);
    return false;
  });
  return { best: Uint32Array.from(best), rest };
}

/** How many postings of each level belong to the best. */
function findRoom(postings: Uint32Array, most: number): number[] {
  const counts = new Array<number>(levelCount).fill(0);
  for (const posting of postings) counts[posting % levelCount] = (counts[posting % levelCount] ?? 0) + 1;
  let left = most;
  return counts
    .reverse()
    .map((count) => {
      const taken = Math.min(count, left);
      left -= taken;
      return taken;
    })
    .reverse();
}
