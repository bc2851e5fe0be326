import { decodeNumberList, encodeNumberList } from "./base64-vlq.ts";
import { type EntryNumbers, windows } from "./filter.ts";
import { parseObject, readList, readNumber, readText } from "./json.ts";

/** Everything that a browser needs to find the entries of a tag that match (`numbers.json`). */
export interface Numbers {
  /** Changes with any of the tag's filter files. */
  readonly version: string;
  /** One for each shard of rows, in the order of `divideRows`. */
  readonly shardVersions: readonly string[];
  /** In listing order. */
  readonly entries: readonly EntryNumbers[];
}

/** The tags that entries of a listing have in addition to the listing's own (`tags.json`). */
export interface OtherTags {
  /** The version of the numbers that the positions refer to. */
  readonly version: string;
  readonly tags: readonly OtherTag[];
}

export interface OtherTag {
  readonly slug: string;
  readonly label: string;
  /** Positions of its entries in the listing, ascending. */
  readonly positions: readonly number[];
  /** Version of the shard with the rows of its first entries; empty if it has no such shard. */
  readonly firstRows: string;
}

/**
 * Two characters: enough to notice a shard of another build, and short, because a listing may have
 * hundreds of shards.
 */
export const shardVersionLength = 2;

/**
 * Seconds: entries that are older than the largest window by at most this much keep their time,
 * because a reader's clock may be slow.
 */
const slack = 86_400;

const flags = { solved: 1, closed: 2, answered: 4 } as const;

/**
 * Encodes the numbers of a tag as JSON. An entry that is too old for every window at `now` loses
 * its time, so that a long history costs little. Decoded, its time is `-Infinity`.
 */
export function encodeNumbers({ version, shardVersions, entries }: Numbers, now: number): string {
  const times = entries.slice(0, countTimes(entries, now)).map((entry) => Math.floor(entry.at));
  const newest = times[0] ?? 0;
  const gaps = times.map((at, index) => (times[index - 1] ?? newest) - at);
  const unit = gaps.every((gap) => gap % 60 === 0) ? 60 : 1;
  return JSON.stringify({
    version,
    shards: shardVersions.join(""),
    newest,
    unit,
    gaps: encodeNumberList(gaps.map((gap) => gap / unit)),
    flags: entries.map(encodeFlags).join(""),
  });
}

/** How many of the entries, in listing order, keep their time at `now`. */
export function countTimes(entries: readonly Pick<EntryNumbers, "at">[], now: number): number {
  const first = entries.findIndex(({ at }) => Math.floor(at) < now - windows.year - slack);
  return first < 0 ? entries.length : first;
}

/** When the next entry loses its time, in seconds since the epoch. Infinite if none does. */
export function findTimesEnd(entries: readonly Pick<EntryNumbers, "at">[], now: number): number {
  const last = entries[countTimes(entries, now) - 1];
  return last ? Math.floor(last.at) + windows.year + slack : Number.POSITIVE_INFINITY;
}

/** @throws if `encodeNumbers` cannot have written the text. */
export function decodeNumbers(json: string): Numbers {
  const { version, shards, newest, unit, gaps, flags: packed } = parseObject(json);
  let at = readNumber(newest);
  const times = decodeNumberList(readText(gaps)).map((gap) => {
    at -= gap * readNumber(unit);
    return at;
  });
  return {
    version: readText(version),
    shardVersions: readText(shards).match(new RegExp(`.{${shardVersionLength}}`, "g")) ?? [],
    entries: Array.from(readText(packed), (digit, index) => decodeFlags(Number(digit), times[index] ?? Number.NEGATIVE_INFINITY)),
  };
}

/** Encodes the other tags of a listing as JSON. */
export function encodeTags({ version, tags }: OtherTags): string {
  return JSON.stringify({ version, tags: tags.map(encodeTag) });
}

/** @throws if `encodeTags` cannot have written the text. */
export function decodeTags(json: string): OtherTags {
  const { version, tags } = parseObject(json);
  return { version: readText(version), tags: readList(tags).map(decodeTag) };
}

function encodeFlags(entry: EntryNumbers): number {
  return (entry.solved ? flags.solved : 0) + (entry.closed ? flags.closed : 0) + (entry.answered ? flags.answered : 0);
}

function decodeFlags(packed: number, at: number): EntryNumbers {
  return { at, solved: (packed & flags.solved) > 0, closed: (packed & flags.closed) > 0, answered: (packed & flags.answered) > 0 };
}

function encodeTag({ slug, label, positions, firstRows }: OtherTag): readonly string[] {
  return [slug, label, encodeNumberList(positions.map(gapBefore)), firstRows];
}

function decodeTag(encoded: unknown): OtherTag {
  const [slug, label, gaps, firstRows] = readList(encoded);
  let position = -1;
  return {
    slug: readText(slug),
    label: readText(label),
    positions: decodeNumberList(readText(gaps)).map((gap) => {
      position += gap + 1;
      return position;
    }),
    firstRows: readText(firstRows),
  };
}

/** The number of entries without the tag between an entry with it and the one before. */
function gapBefore(position: number, index: number, positions: readonly number[]): number {
  return position - (positions[index - 1] ?? -1) - 1;
}
