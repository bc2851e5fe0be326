import { hash } from "node:crypto";
import type { Site } from "../content/model.ts";
import type { Entry, Tag } from "../forum/model.ts";
import type { EntryNumbers } from "./filter.ts";
import { countTimes, encodeNumbers, encodeTags, findTimesEnd, shardVersionLength } from "./filter-codec.ts";
import { collectOtherTags, findSpread } from "./other-tags.ts";
import type { Row } from "./row.ts";
import { encodeRow, encodeRows } from "./row-codec.ts";
import { divideRows, nameFirstRows, type Shard } from "./shards.ts";

/** A file that the filter of a tag loads in the browser. */
export type FilterFile = ListFile | RowsFile;

interface NamedFile {
  /** In the folder of the tag's filter files. */
  readonly name: string;
  /** Identifies all input except the site. Within a site, equal fingerprints mean equal files. */
  readonly fingerprint: string;
}

/** The numbers or the other tags of a listing. */
export interface ListFile extends NamedFile {
  /** Returns the JSON of the file. */
  readonly write: () => string;
}

/**
 * A shard of rows. It holds entries and no JSON: the rows of all shards are larger than the forum,
 * because each tag of a discussion repeats its row.
 */
export interface RowsFile extends NamedFile {
  /** The numbers and the other tags refer to this version. */
  readonly version: string;
  readonly entries: readonly Entry[];
}

/** The input of filter files that is not part of the tag. */
interface FilterContext {
  /** Seconds since the epoch. */
  readonly now: number;
  readonly site: Pick<Site, "pageSize">;
}

/**
 * Builds the filter files of a tag: the numbers of all entries, the other tags, and the rows in
 * shards. A browser loads the numbers first, and then only the shards with rows that it shows. A
 * tag with one page has no files, because its filter works on the entries of the page.
 *
 * @param fingerprintEntry identifies the row of an entry, its numbers and its tags.
 */
export function buildFilterFiles(tag: Tag, forum: FilterContext, fingerprintEntry: (entry: Entry) => string): readonly FilterFile[] {
  if (tag.entries.length <= forum.site.pageSize) return [];
  const entries = tag.entries.map(readNumbers);
  const divided = divideRows(entries);
  const shards = divided.map((shard) => fillShard(shard, tag.entries, fingerprintEntry));
  const firstRows = findSpread(tag, divided).map(({ slug, positions }) =>
    fillShard({ name: nameFirstRows(slug), positions }, tag.entries, fingerprintEntry),
  );
  const fingerprint = hashEntries(tag.entries, fingerprintEntry);
  const version = fingerprint.slice(0, versionLength);
  const listTags = () => {
    const versions = new Map(firstRows.map((shard) => [shard.name, shard.version]));
    return collectOtherTags(tag).map((other) => ({ firstRows: versions.get(nameFirstRows(other.slug)) ?? "", ...other }));
  };
  const shardVersions = shards.map((shard) => shard.version);
  return [
    {
      name: "numbers.json",
      fingerprint: `${fingerprint} ${countTimes(entries, forum.now)}`,
      write: () => encodeNumbers({ version, shardVersions, entries }, forum.now),
    },
    { name: "tags.json", fingerprint, write: () => encodeTags({ version, tags: listTags() }) },
    ...shards,
    ...firstRows,
  ];
}

/** How many entries have a time in the numbers of a tag: all that filter files use of `now`. */
export function countFilterTimes({ entries }: Tag, { now }: Pick<FilterContext, "now">): number {
  return countTimes(
    entries.map(({ activity }) => activity.at),
    now,
  );
}

/** When `countFilterTimes` may change for a listing of these entries. Infinite if never. */
export function findFilterEnd(entries: readonly Entry[], now: number): number {
  return findTimesEnd(
    entries.map(({ activity }) => activity.at),
    now,
  );
}

/** Characters: enough that the numbers of two builds have different versions. */
const versionLength = 8;

function readNumbers({ activity, solved, closed, replies }: Entry): EntryNumbers {
  return { at: activity.at.at, solved, closed, answered: replies > 0 };
}

/** Returns the JSON of a shard. `row` builds the row of an entry. */
export function writeRows({ version, entries }: RowsFile, row: (entry: Entry) => Row): string {
  return encodeRows(version, entries.map((entry) => encodeRow(row(entry))).join(","));
}

function fillShard({ name, positions }: Shard, listed: readonly Entry[], fingerprintEntry: (entry: Entry) => string): RowsFile {
  const entries = positions.flatMap((position) => listed[position] ?? []);
  const fingerprint = hashEntries(entries, fingerprintEntry);
  return { name, fingerprint, version: fingerprint.slice(0, shardVersionLength), entries };
}

function hashEntries(entries: readonly Entry[], fingerprintEntry: (entry: Entry) => string): string {
  return hash("sha256", entries.map(fingerprintEntry).join(), "base64url");
}
