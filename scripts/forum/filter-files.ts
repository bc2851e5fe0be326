import { createHash } from "node:crypto";
import type { Site } from "../content/model.ts";
import type { EntryNumbers } from "./filter.ts";
import { encodeNumbers, shardVersionLength } from "./filter-numbers.ts";
import { collectOtherTags, findSpread } from "./filter-other-tags.ts";
import { encodeRow, encodeRows, type FilterRow } from "./filter-rows.ts";
import { divideRows, nameFirstRows, type Shard } from "./filter-shards.ts";
import { encodeTags } from "./filter-tags.ts";
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

/** A shard with its rows. */
interface FilledShard {
  readonly name: string;
  readonly version: string;
  readonly rows: string;
}

/**
 * Builds what the filter of a tag loads in the browser: the numbers of all entries, the other tags, and the rows in shards. A tag that
 * fits on one page needs nothing, as its entries are all there. `row` gives what the listing shows of an entry.
 */
export function buildFilterFiles(tag: Tag, forum: Settings, row: (entry: Entry) => FilterRow): readonly FilterFile[] {
  if (tag.entries.length <= forum.site.pageSize) return [];
  const rows = tag.entries.map((entry) => encodeRow(row(entry)));
  const entries = tag.entries.map(readNumbers);
  const divided = divideRows(entries);
  const shards = divided.map((shard) => fillShard(shard, rows));
  const others = collectOtherTags(tag);
  const firstRows = findSpread(tag, others, divided).map(({ slug, positions }) =>
    fillShard({ name: nameFirstRows(slug), positions }, rows),
  );
  const versions = new Map(firstRows.map((shard) => [shard.name, shard.version]));
  const tags = others.map((other) => ({ ...other, firstRows: versions.get(nameFirstRows(other.slug)) ?? "" }));
  const version = hash(JSON.stringify([entries.map(({ at }) => at), tags, shards.map((shard) => shard.version)])).slice(0, 8);
  const shardVersions = shards.map((shard) => shard.version);
  return [
    { name: "filter/numbers.json", json: encodeNumbers({ version, shardVersions, entries }, forum.now) },
    { name: "filter/tags.json", json: encodeTags({ version, tags }) },
    ...[...shards, ...firstRows].map((shard) => ({ name: `filter/${shard.name}`, json: encodeRows(shard.version, shard.rows) })),
  ];
}

function readNumbers({ activity, solved, closed, replies }: Entry): EntryNumbers {
  return { at: activity.at.at, solved, closed, answered: replies > 0 };
}

function fillShard({ name, positions }: Shard, encoded: readonly string[]): FilledShard {
  const rows = positions.map((position) => encoded[position]).join(",");
  return { name, version: hash(rows).slice(0, shardVersionLength), rows };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
