import { hash as hashOnce } from "node:crypto";
import type { Site } from "../content/model.ts";
import type { Entry, Tag } from "../forum/model.ts";
import type { EntryNumbers } from "./filter.ts";
import { countTimes, encodeNumbers, shardVersionLength } from "./numbers.ts";
import { collectOtherTags, findSpread } from "./other-tags.ts";
import type { Row } from "./row.ts";
import { encodeRow, encodeRows } from "./row-codec.ts";
import { divideRows, nameFirstRows, type Shard } from "./shards.ts";
import { encodeTags } from "./tag-codec.ts";

/** A file that a filter loads. */
export type FilterFile = ListFile | RowsFile;

interface NamedFile {
  /** In the folder of the tag's filter files. */
  readonly name: string;
  /** Names all that it is made from, but for the site around it: in one site two files with the same print are the same. */
  readonly print: string;
}

/** The numbers or the other tags of a listing. */
export interface ListFile extends NamedFile {
  /** Writes it as JSON. */
  readonly write: () => string;
}

/** A shard, whose rows are written when it is: together they are most of what a forum says, many times over. */
export interface RowsFile extends NamedFile {
  /** By which the numbers and the other tags name it. */
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
 * @param digest names all that the row of an entry shows, and the entry's numbers and tags.
 */
export function buildFilterFiles(tag: Tag, forum: Settings, digest: (entry: Entry) => string): readonly FilterFile[] {
  if (tag.entries.length <= forum.site.pageSize) return [];
  const entries = tag.entries.map(readNumbers);
  const divided = divideRows(entries);
  const shards = divided.map((shard) => fillShard(shard, tag.entries, digest));
  const firstRows = findSpread(tag, divided).map(({ slug, positions }) =>
    fillShard({ name: nameFirstRows(slug), positions }, tag.entries, digest),
  );
  const print = hash(tag.entries.map(digest).join());
  const version = print.slice(0, versionLength);
  const listTags = () => {
    const versions = new Map(firstRows.map((shard) => [shard.name, shard.version]));
    return collectOtherTags(tag).map((other) => ({ firstRows: versions.get(nameFirstRows(other.slug)) ?? "", ...other }));
  };
  const shardVersions = shards.map((shard) => shard.version);
  return [
    {
      name: "numbers.json",
      print: `${print} ${countTimes(entries, forum.now)}`,
      write: () => encodeNumbers({ version, shardVersions, entries }, forum.now),
    },
    { name: "tags.json", print, write: () => encodeTags({ version, tags: listTags() }) },
    ...shards,
    ...firstRows,
  ];
}

/** Characters: enough that the numbers of one build are not taken for those of another by chance. */
const versionLength = 8;

function readNumbers({ activity, solved, closed, replies }: Entry): EntryNumbers {
  return { at: activity.at.at, solved, closed, answered: replies > 0 };
}

/** Writes a shard as JSON; `row` gives what the listing shows of an entry. */
export function writeRows({ version, entries }: RowsFile, row: (entry: Entry) => Row): string {
  return encodeRows(version, entries.map((entry) => encodeRow(row(entry))).join(","));
}

function fillShard({ name, positions }: Shard, listed: readonly Entry[], digest: (entry: Entry) => string): RowsFile {
  const entries = positions.flatMap((position) => listed[position] ?? []);
  const print = hash(entries.map(digest).join());
  return { name, print, version: print.slice(0, shardVersionLength), entries };
}

function hash(text: string): string {
  return hashOnce("sha256", text, "base64url");
}
