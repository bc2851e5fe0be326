import type { IndexLimits } from "./limits.ts";
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
export function listShardRanges(
  shards: readonly { readonly first: string }[],
  changed: readonly string[],
  limits: Pick<IndexLimits, "shardRun">,
): readonly ShardRange[] {
  if (shards.length === 0) return changed.length === 0 ? [] : [{ from: 0, to: 0, terms: changed }];
  const firsts = shards.map(({ first }) => first);
  const isBoundary = (index: number) => index === 0 || isShardBoundary(firsts[index] ?? "", limits);
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
    // If a boundary itself changes, it may disappear, and the run before may continue.
    let from = shard;
    while (from > 0 && (!isBoundary(from) || all.has(firsts[from] ?? ""))) from -= 1;
    let to = Math.min(shard + 1, firsts.length);
    while (to < firsts.length && !isBoundary(to)) to += 1;
    if (last && from < last.to) {
      last.to = to;
      last.terms.push(term);
    } else ranges.push({ from, to, terms: [term] });
  }
  return ranges;
}
