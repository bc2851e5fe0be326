import { createHash } from "node:crypto";
import type { Site } from "../content/model.ts";
import type { EntryNumbers } from "./filter.ts";
import { encodeNumbers, shardVersionLength } from "./filter-numbers.ts";
import { encodeRow, encodeRows, type FilterRow } from "./filter-rows.ts";
import { divideRows } from "./filter-shards.ts";
import { encodeTags, type OtherTag } from "./filter-tags.ts";
import type { Entry, Tag } from "./model.ts";

export interface FilterFile {
  /** Relative to the tag's url. */
  readonly name: string;
  readonly json: string;
}

/** What of the forum decides how a tag's filter files look. */
interface Settings {
  /** Seconds since the epoch. */
  readonly now: number;
  readonly site: Pick<Site, "pageSize">;
}

/**
 * Builds what the filter of a tag loads in the browser: the numbers of all entries, the other tags, and the rows in shards. A tag that
 * fits on one page needs nothing, as its entries are all there. `row` gives what the listing shows of an entry.
 */
export function buildFilterFiles(tag: Tag, forum: Settings, row: (entry: Entry) => FilterRow): readonly FilterFile[] {
  if (tag.entries.length <= forum.site.pageSize) return [];
  const entries = tag.entries.map(readNumbers);
  const rows = tag.entries.map((entry) => encodeRow(row(entry)));
  const shards = divideRows(entries).map(({ name, positions }) => {
    const encoded = positions.map((position) => rows[position]).join(",");
    return { name, encoded, hash: hash(encoded) };
  });
  const tags = collectTags(tag);
  const version = hash(JSON.stringify([tags, shards.map((shard) => shard.hash)])).slice(0, 8);
  const shardVersions = shards.map((shard) => shard.hash.slice(0, shardVersionLength));
  return [
    { name: "filter/numbers.json", json: encodeNumbers({ version, shardVersions, entries }, forum.now) },
    { name: "filter/tags.json", json: encodeTags({ version, tags }) },
    ...shards.map((shard) => ({ name: `filter/${shard.name}`, json: encodeRows(shard.hash.slice(0, shardVersionLength), shard.encoded) })),
  ];
}

function readNumbers({ activity, solved, closed, replies }: Entry): EntryNumbers {
  return { at: activity.at.at, solved, closed, answered: replies > 0 };
}

/** The other tags of the entries, by slug. */
function collectTags(tag: Tag): readonly OtherTag[] {
  const found = new Map<string, { slug: string; label: string; positions: number[] }>();
  for (const [position, entry] of tag.entries.entries()) {
    for (const { slug, label } of entry.tags) {
      if (slug === tag.slug) continue;
      const known = found.get(slug);
      if (known) known.positions.push(position);
      else found.set(slug, { slug, label, positions: [position] });
    }
  }
  return [...found.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
