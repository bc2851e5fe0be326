import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { ParsedDiscussion } from "../../content/parse/parse-discussion.ts";
import type { ReadBytes } from "../../content/parse-content.ts";
import type { Calendar } from "../../locale/calendars.ts";
import { hashText } from "./checksum.ts";
import { type StoredParsed, strip } from "./stored-discussion.ts";

/** Records of discussions by the path of their file. */
export type DiscussionRecords = ReadonlyMap<string, DiscussionRecord>;

/** A parsed discussion without its texts. The texts stay on disk until a page shows them. */
export interface DiscussionRecord {
  readonly files: readonly FileRecord[];
  /** IANA name of the zone of times without an offset. */
  readonly zone: string;
  readonly calendar: Calendar;
  /** Address of the site. */
  readonly base: string;
  /** `startedAt` of the build that read the files. */
  readonly readAt: number;
  readonly parsed: StoredParsed;
}

export interface FileRecord extends FileContents {
  readonly path: string;
  /**
   * As in `FoundFile`. No tool can set these back, unlike the modification time. Files keep them
   * when their folder moves.
   */
  readonly changed: number | undefined;
  readonly inode: number | undefined;
}

export interface FileContents {
  /** Bytes. */
  readonly size: number;
  /** Empty for an attachment: it is not hashed, but checked again when its times change. */
  readonly checksum: string;
}

export function describeContents(bytes: Uint8Array): FileContents {
  return { size: bytes.length, checksum: hashText(bytes) };
}

/** What a discussion is read with. */
type Reading = Pick<DiscussionRecord, "zone" | "calendar" | "base">;

interface Situation extends Reading {
  /** Milliseconds since the epoch, before the content folder was listed. */
  readonly startedAt: number;
}

/**
 * The record of a discussion that was just parsed.
 *
 * @param contents of its files, by path.
 * @returns undefined if a file could not be read or was refused.
 */
export function createRecord(
  found: DiscussionFiles,
  contents: ReadonlyMap<string, FileContents>,
  { zone, calendar, base, startedAt }: Situation,
  parsed: ParsedDiscussion,
): DiscussionRecord | undefined {
  const all = listAll(found);
  if (found.refused.length > 0) return undefined;
  const files = all.flatMap((file): readonly FileRecord[] => {
    const read = found.attachments.includes(file) ? { size: file.bytes, checksum: "" } : contents.get(file.path);
    return read ? [{ path: file.path, ...read, changed: file.changed, inode: file.inode }] : [];
  });
  return files.length === all.length ? { files, zone, calendar, base, readAt: startedAt, parsed: strip(parsed) } : undefined;
}

/** Whether texts and dates of a record would be read in the same way now. */
export function isOfSituation(record: Reading, { zone, calendar, base }: Reading): boolean {
  return record.zone === zone && record.calendar === calendar && record.base === base;
}

/**
 * The record of a discussion if it is up to date: each file has the size and times of the record,
 * or the same bytes.
 */
export function findUnchanged(
  record: DiscussionRecord | undefined,
  found: DiscussionFiles,
  situation: Situation,
  read: ReadBytes,
): DiscussionRecord | undefined {
  if (!record || !isOfSituation(record, situation)) return undefined;
  const all = listAll(found);
  // A post that names a refused file has no problem now, but has one when that file is removed.
  if (found.refused.length > 0) return undefined;
  if (record.files.length !== all.length) return undefined;
  const unchanged = all.flatMap((file, index) => compareFile(file, record.files[index], record.readAt, read) ?? []);
  if (unchanged.length < all.length) return undefined;
  const isSame = unchanged.every((file, index) => file === record.files[index]);
  return isSame ? record : { ...record, files: unchanged, readAt: situation.startedAt };
}

/**
 * Milliseconds, for a time of whole seconds: some file systems round times, FAT to two seconds. If
 * a file changed less than that before a build read it, it may change again without a new time.
 */
const coarseStep = 2000;

/**
 * Milliseconds, for all other times. They follow the clock of the system, which ticks every 16 ms
 * at most (Windows; Linux with `CONFIG_HZ=100`: 10 ms), or are rounded to 10 ms (exFAT).
 */
const fineStep = 100;

/**
 * Whether a file would have a later time if it had changed after it was looked at.
 *
 * @param changed as in `FoundFile`.
 * @param lookedAt milliseconds since the epoch.
 */
export function isOld(changed: number | undefined, lookedAt: number): boolean {
  return changed !== undefined && changed < lookedAt - (changed % 1000 === 0 ? coarseStep : fineStep);
}

/** The record of a file whose contents did not change. */
function compareFile(file: FoundFile, known: FileRecord | undefined, readAt: number, read: ReadBytes): FileRecord | undefined {
  if (known === undefined || file.path !== known.path || file.bytes !== known.size) return undefined;
  if (hasSameTimes(file, known, readAt)) return known;
  if (known.checksum === "") return undefined;
  const bytes = read(file.path);
  return bytes && hashText(bytes) === known.checksum ? { ...known, changed: file.changed, inode: file.inode } : undefined;
}

/** Whether a file did not change since it was read. Its size is not compared. */
export function hasSameTimes(file: FoundFile, known: FileRecord, readAt: number): boolean {
  return isOld(known.changed, readAt) && file.changed === known.changed && file.inode === known.inode;
}

/** Lists the attachments that were checked for a record and did not change since, by path. */
export function listChecked(record: DiscussionRecord | undefined, { attachments }: DiscussionFiles): readonly string[] {
  if (!record || attachments.length === 0) return [];
  const known = new Map(record.files.map((file) => [file.path, file]));
  return attachments.flatMap((file) => {
    const before = known.get(file.path);
    return before && before.size === file.bytes && hasSameTimes(file, before, record.readAt) ? file.path : [];
  });
}

/** Reads a file of a record. Throws a sentence if the contents changed since. */
export type ReadVerified = (record: Pick<DiscussionRecord, "files">, path: string) => Uint8Array;

export function createVerifiedReader(read: ReadBytes): ReadVerified {
  const checksums = new WeakMap<DiscussionRecord["files"], ReadonlyMap<string, string>>();
  return ({ files }, path) => {
    const bytes = read(path);
    const known = checksums.get(files) ?? new Map(files.map((file) => [file.path, file.checksum]));
    checksums.set(files, known);
    if (!bytes || hashText(bytes) !== known.get(path)) throw createChangeError(path);
    return bytes;
  };
}

const changedMeanwhile = "changed while the site was built";

export function createChangeError(path: string): Error {
  return new Error(`\`${path}\` ${changedMeanwhile}: build again.`);
}

/**
 * Whether a build failed because a file differs from its record. Workers send the sentence only, so
 * a class would not do.
 */
export function isChangeError(error: unknown): boolean {
  return error instanceof Error && error.message.includes(changedMeanwhile);
}

export function listAll({ file, replies, pictures, attachments }: DiscussionFiles): readonly FoundFile[] {
  return [file, ...replies, ...pictures, ...attachments];
}
