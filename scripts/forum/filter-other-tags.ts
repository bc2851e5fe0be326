import { type Shard, screenSize } from "./filter-shards.ts";
import type { OtherTag } from "./filter-tags.ts";
import type { Tag } from "./model.ts";

type Positions = Pick<OtherTag, "slug" | "label" | "positions">;

/** A second tag whose first rows lie in more shards than this has them in one of its own. */
const mostShards = 4;

/** The tags that a tag's entries have beside it, by slug. */
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
 * Finds the related tags, which a listing offers as a second one, whose first screen of rows is spread over many shards: the entries of
 * both tags may stand far apart. The positions are those of that first screen.
 */
export function findSpread(tag: Tag, others: readonly Positions[], shards: readonly Shard[]): readonly Positions[] {
  const related = new Set(tag.related.map((other) => other.tag.slug));
  const places = new Map(shards.flatMap(({ name, positions }) => positions.map((position) => [position, name])));
  return others
    .filter(({ slug }) => related.has(slug))
    .map((other) => ({ ...other, positions: other.positions.slice(0, screenSize) }))
    .filter(({ positions }) => new Set(positions.map((position) => places.get(position))).size > mostShards);
}
