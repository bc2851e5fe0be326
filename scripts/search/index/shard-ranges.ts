import { isShardBoundary } from "./write-shards.ts";

/** Shards that have to be divided again. */
export interface ShardRange {
  /** The index of the first shard. */
  readonly from: number;
  /** The index after the last shard. */
  readonly to: number;
  /** The changed terms that belong into the range, ascending. */
  readonly terms: readonly string[];
}

/**
 * Finds the shards that changed terms can move: all from one boundary to the next. The ranges
 * ascend and do not overlap.
 *
 * @param changed terms, ascending.
 */
export function listShardRanges(shards: readonly { readonly first: string }[], changed: readonly string[]): readonly ShardRange[] {
  const firsts = shards.map(({ first }) => first);
  const all = new Set(changed);
  const ranges: { from: number; to: number; terms: string[] }[] = [];
  let shard = 0;
  for (const term of changed) {
    while (shard + 1 < firsts.length && (firsts[shard + 1] ?? "") <= term) shard += 1;
    const last = ranges.at(-1);
    if (last && shard < last.to) {
      last.terms.push(term);
      continue;
    }
    const from = findFrom(firsts, shard, all);
    const to = findTo(firsts, shard);
    if (last && from < last.to) {
      last.to = to;
      last.terms.push(term);
    } else ranges.push({ from, to, terms: [term] });
  }
  return ranges;
}

/**
 * The start of the run before counts if the boundary itself changes: if it disappears, the run
 * before continues.
 */
function findFrom(firsts: readonly string[], shard: number, changed: ReadonlySet<string>): number {
  let from = shard;
  for (let first = firsts[from] ?? ""; from > 0 && (!isShardBoundary(first) || changed.has(first)); first = firsts[from] ?? "") from -= 1;
  return from;
}

function findTo(firsts: readonly string[], shard: number): number {
  let to = shard + 1;
  while (to < firsts.length && !isShardBoundary(firsts[to] ?? "")) to += 1;
  return Math.min(to, firsts.length);
}
