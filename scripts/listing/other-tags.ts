import type { Tag } from "../forum/model.ts";
import type { OtherTag } from "./filter-codec.ts";
import { type Shard, screenSize } from "./shards.ts";

type Positions = Pick<OtherTag, "slug" | "label" | "positions">;
type FirstRows = Pick<OtherTag, "slug" | "positions">;

/**
 * If the first rows of a second tag are in more shards than this, it has its own shard for them.
 */
const mostShards = 4;

/** The tags that the entries of a tag have in addition to it, sorted by slug. */
export function collectOtherTags(tag: Tag): readonly Positions[] {
  const found = new Map<string, { slug: string; label: string; positions: number[] }>();
  for (const [position, { tags }] of tag.entries.entries()) {
    for (const { slug, label } of tags) {
      const other = found.get(slug) ?? { slug, label, positions: [] };
      other.positions.push(position);
      found.set(slug, other);
    }
  }
  found.delete(tag.slug);
  return [...found.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

/**
 * Finds the related tags, which a listing offers as a second tag, if their first screen of rows is
 * spread over many shards: the entries with both tags may be far apart. Returns the positions of
 * the first screen.
 */
export function findSpread(tag: Tag, shards: readonly Shard[]): readonly FirstRows[] {
  if (shards.length <= mostShards) return [];
  const places: string[] = [];
  for (const { name, positions } of shards) for (const position of positions) places[position] = name;
  const first = new Map(tag.related.map((other) => [other.tag.key, { slug: other.tag.slug, positions: [] as number[] }]));
  for (const [position, { tags }] of tag.entries.entries()) {
    for (const { key } of tags) {
      const positions = first.get(key)?.positions;
      if (positions && positions.length < screenSize) positions.push(position);
    }
  }
  return [...first.values()]
    .filter(({ positions }) => new Set(positions.map((position) => places[position])).size > mostShards)
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
}
