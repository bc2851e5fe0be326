import { type EntryNumbers, windows } from "./filter.ts";
import { decodeGaps, encodeGaps } from "./gaps.ts";
import { parseObject, readNumber, readText } from "./json.ts";

/** All that a reader's browser needs to know which entries of a tag match. */
export interface Numbers {
  /** Changes with any of the tag's filter files. */
  readonly version: string;
  /** One for each shard of rows, in the order of `divideRows`. */
  readonly shardVersions: readonly string[];
  /** In listing order. */
  readonly entries: readonly EntryNumbers[];
}

/** Two characters: enough to see that a shard belongs to another build, and small, as there may be hundreds of shards. */
export const shardVersionLength = 2;

/** Entries this much older than the largest window still have their time: a reader's clock may be behind. */
const slack = 86_400;

const flags = { solved: 1, closed: 2, answered: 4 } as const;

/**
 * Writes the numbers of a tag as JSON. Of entries that no window reaches at `now` the time is left out, so that a long history costs
 * little; it is `-Infinity` when read back.
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
    gaps: encodeGaps(gaps.map((gap) => gap / unit)),
    flags: entries.map(encodeFlags).join(""),
  });
}

/** How many entries, of those in listing order, have their time at `now`. */
export function countTimes(entries: readonly Pick<EntryNumbers, "at">[], now: number): number {
  const first = entries.findIndex(({ at }) => Math.floor(at) < now - windows.year - slack);
  return first < 0 ? entries.length : first;
}

/** Reads what `encodeNumbers` wrote; throws on any other text. */
export function decodeNumbers(json: string): Numbers {
  const { version, shards, newest, unit, gaps, flags: packed } = parseObject(json);
  let at = readNumber(newest);
  const times = decodeGaps(readText(gaps)).map((gap) => {
    at -= gap * readNumber(unit);
    return at;
  });
  return {
    version: readText(version),
    shardVersions: readText(shards).match(new RegExp(`.{${shardVersionLength}}`, "g")) ?? [],
    entries: Array.from(readText(packed), (digit, index) => decodeFlags(Number(digit), times[index] ?? Number.NEGATIVE_INFINITY)),
  };
}

function encodeFlags(entry: EntryNumbers): number {
  return (entry.solved ? flags.solved : 0) + (entry.closed ? flags.closed : 0) + (entry.answered ? flags.answered : 0);
}

function decodeFlags(packed: number, at: number): EntryNumbers {
  return { at, solved: (packed & flags.solved) > 0, closed: (packed & flags.closed) > 0, answered: (packed & flags.answered) > 0 };
}
