import { divideItems } from "./divide.ts";
import { nameFile, type WriteFile } from "./file-names.ts";
import { hash32 } from "./hash.ts";
import type { IndexLimits } from "./limits.ts";
import { encodeShard, type ShardTerm } from "./shards.ts";
import type { ShardPlace } from "./state.ts";
import { parseTermList } from "./term-list.ts";

/**
 * True if a term starts a shard whatever the other terms are. A change moves terms only between the
 * shards from one such term to the next.
 */
export function isShardBoundary(term: string, { shardRun }: Pick<IndexLimits, "shardRun">): boolean {
  return hash32(term) % shardRun === 0;
}

/** Writes shards of terms in ascending order, and returns where they are. */
export function* writeShards(terms: Iterable<ShardTerm>, write: WriteFile, limits: IndexLimits): Iterable<ShardPlace> {
  const division = { isBoundary: ({ term }: ShardTerm) => isShardBoundary(term, limits), measure: measureTerm, limit: limits.shard };
  for (const shard of divideItems(terms, division)) {
    const json = encodeShard(shard);
    const name = nameFile(json);
    write(name, json);
    const lists = shard.flatMap(({ list }) => listFiles(list));
    yield { name, first: shard[0]?.term ?? "", last: shard.at(-1)?.term ?? "", lists };
  }
}

/** Most letters outside of ASCII have two bytes; two more are for the separators. */
function measureTerm({ term, list }: ShardTerm): number {
  return 2 * term.length + list.length + 2;
}

function listFiles(encoded: string): readonly string[] {
  const list = parseTermList(encoded);
  return "best" in list ? [list.best, list.rest] : [];
}
