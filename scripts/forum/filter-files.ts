import { createHash } from "node:crypto";
import type { Site } from "../content/model.ts";
import type { EntryNumbers } from "./filter.ts";
import { encodeNumbers, shardVersionLength } from "./filter-numbers.ts";
import { collectOtherTags, findSpread } from "./filter-other-tags.ts";
import { encodeRow, encodeRows, type FilterRow } from "./filter-rows.ts";
import { divideRows, nameFirstRows, type Shard } from "./filter-shards.ts";
import { encodeTags } from "./filter-tags.ts";
import type { Entry, Tag } from "./model.ts";

/** A file that a filter loads; `name` is relative to the tag's url. */
export type FilterFile = RowsFile | { readonly name: string; readonly json: string };

/** A shard, whose rows are written when it is: together they are most of what a forum says, many times over. */
export interface RowsFile {
  readonly name: string;
  readonly version: string;
  readonly entries: readonly Entry[];
}

/** What of the forum decides how a tag's filter files look. */
interface Settings {
  /** Seconds since the epoch. */
  readonly now: number;
  readonly site: Pick<Site, "pageSize">;
}

/**
 * Builds what the filter of a tag loads in the browser: the numbers of all entries, the other tags, and the rows in shards. A tag that
 * fits on one page needs nothing, as its entries are all there.
 *
 * @param digest names all that the row of an entry shows.
 */
export function buildFilterFiles(tag: Tag, forum: Settings, digest: (entry: Entry) => string): readonly FilterFile[] {
  if (tag.entries.length <= forum.site.pageSize) return [];
  const entries = tag.entries.map(readNumbers);
  const divided = divideRows(entries);
  const shards = divided.map((shard) => fillShard(shard, tag.entries, digest));
  const others = collectOtherTags(tag);
  const firstRows = findSpread(tag, others, divided).map(({ slug, positions }) =>
    fillShard({ name: nameFirstRows(slug), positions }, tag.entries, digest),
  );
  const versions = new Map(firstRows.map((shard) => [shard.name, shard.version]));
  const tags = others.map((other) => ({ ...other, firstRows: versions.get(nameFirstRows(other.slug)) ?? "" }));
  const version = hash(JSON.stringify([entries.map(({ at }) => at), tags, shards.map((shard) => shard.version)])).slice(0, 8);
  const shardVersions = shards.map((shard) => shard.version);
  return [
    { name: "filter/numbers.json", json: encodeNumbers({ version, shardVersions, entries }, forum.now) },
    { name: "filter/tags.json", json: encodeTags({ version, tags }) },
    ...[...shards, ...firstRows].map((shard) => ({ ...shard, name: `filter/${shard.name}` })),
  ];
}

function readNumbers({ activity, solved, closed, replies }: Entry): EntryNumbers {
  return { at: activity.at.at, solved, closed, answered: replies > 0 };
}

/** Writes a shard as JSON; `row` gives what the listing shows of an entry. */
export function writeRows({ version, entries }: RowsFile, row: (entry: Entry) => FilterRow): string {
  return encodeRows(version, entries.map((entry) => encodeRow(row(entry))).join(","));
}

function fillShard({ name, positions }: Shard, listed: readonly Entry[], digest: (entry: Entry) => string): RowsFile {
  const entries = positions.flatMap((position) => listed[position] ?? []);
  return { name, version: hash(entries.map(digest).join()).slice(0, shardVersionLength), entries };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
