import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { ParsedMemory, ReadBytes } from "../../content/parse-content.ts";
import { hashText } from "./checksum.ts";
import type { Memory } from "./database.ts";
import { isRecordOf, nameRecord } from "./record-key.ts";
import { revive, type StoredParsed, strip } from "./stored-discussion.ts";

export interface DiscussionMemory extends ParsedMemory {
  /** Number of discussions of which something is remembered. */
  readonly count: number;
  /** Whether anything is remembered of a discussion, true or not by now. */
  readonly knows: (files: DiscussionFiles) => boolean;
  /** Takes what another memory lists for remembered. */
  readonly learn: (records: Records) => void;
  /** What the next build is to know. */
  readonly listRecords: () => Records;
}

/** What is remembered of discussions, by key. */
export type Records = ReadonlyMap<string, DiscussionRecord>;

/** A discussion as a build read it. */
export interface DiscussionRecord {
  readonly files: readonly FileRecord[];
  /** IANA name of the zone of times without an offset. */
  readonly zone: string;
  /** `startedAt` of the build that read the files. */
  readonly readAt: number;
  readonly parsed: StoredParsed;
}

interface FileRecord {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** As `FoundFile` has them: other than the time of the contents nobody can set it back, but files of a folder that moves keep it. */
  readonly changed: number | undefined;
  readonly inode: number | undefined;
  readonly hash: string;
}

/** Milliseconds: disks keep times in steps, of two seconds on FAT; a file that changed in the step of its reading could change again unseen. */
const step = 2000;

/**
 * A discussion whose files are those that they were, of the size and the time that they had, or hold the same bytes, is not parsed again;
 * its texts stay on the disk until they are shown.
 *
 * @param startedAt milliseconds since the epoch, before the content folder was listed.
 */
export function createDiscussionMemory(memory: Memory, startedAt: number): DiscussionMemory {
  const records = new Map<string, DiscussionRecord>();
  const learned = new Map<string, DiscussionRecord>();
  // The memory is sealed, and of this edition.
  const recall = (key: string) => learned.get(key) ?? (memory.get(key) as DiscussionRecord | undefined);
  const seen = new Map<string, Pick<FileRecord, "size" | "hash">>();

  /** The record of a file that holds what it held. */
  const compare = (file: FoundFile, known: FileRecord | undefined, readAt: number, read: ReadBytes): readonly FileRecord[] => {
    if (known === undefined || file.path !== known.path || file.bytes !== known.size) return [];
    const isOld = known.changed !== undefined && known.changed < readAt - step;
    if (isOld && file.changed === known.changed && file.inode === known.inode) return [known];
    const bytes = read(file.path);
    return bytes !== undefined && hashText(bytes) === known.hash ? [{ ...known, changed: file.changed, inode: file.inode }] : [];
  };

  /** One for all discussions that are found with the same reader. */
  const verified = new Map<ReadBytes, ReadVerified>();
  const findVerified = (read: ReadBytes): ReadVerified => {
    const known = verified.get(read) ?? verifyReading(read);
    verified.set(read, known);
    return known;
  };

  const describe = (file: FoundFile): readonly FileRecord[] => {
    const bytes = seen.get(file.path);
    return bytes ? [{ path: file.path, ...bytes, changed: file.changed, inode: file.inode }] : [];
  };

  return {
    count: [...memory.keys()].filter((key) => isRecordOf("discussion", key)).length,
    find: (found, zone, read) => {
      const record = recall(nameKey(found));
      const files = listAll(found);
      if (record?.zone !== zone.name || record.files.length !== files.length) return undefined;
      const standing = files.flatMap((file, index) => compare(file, record.files[index], record.readAt, read));
      if (standing.length < files.length) return undefined;
      const isSame = standing.every((file, index) => file === record.files[index]);
      const current = isSame ? record : { ...record, files: standing, readAt: startedAt };
      records.set(nameKey(found), current);
      return revive(current.parsed, current, findVerified(read));
    },
    knows: (found) => recall(nameKey(found)) !== undefined,
    learn: (more) => {
      for (const [key, record] of more) learned.set(key, record);
    },
    see: (path, bytes) => seen.set(path, { size: bytes.length, hash: hashText(bytes) }),
    keep: (found, zone, parsed) => {
      const files = listAll(found).flatMap(describe);
      for (const { path } of files) seen.delete(path);
      if (files.length === listAll(found).length)
        records.set(nameKey(found), { files, zone: zone.name, readAt: startedAt, parsed: strip(parsed) });
    },
    listRecords: () => records,
  };
}

/** Gives the bytes of a file of a record; throws a sentence where it is not as it was. */
export type ReadVerified = (record: Pick<DiscussionRecord, "files">, path: string) => Uint8Array;

export function verifyReading(read: ReadBytes): ReadVerified {
  return ({ files }, path) => {
    const bytes = read(path);
    if (!bytes || hashText(bytes) !== files.find((file) => file.path === path)?.hash)
      throw new Error(`\`${path}\` ${changedMeanwhile}: build again.`);
    return bytes;
  };
}

const changedMeanwhile = "changed while the site was built";

/** Whether a build failed since a file does not hold what its record says; other threads send the sentence alone. */
export function isOfChange(error: unknown): boolean {
  return error instanceof Error && error.message.includes(changedMeanwhile);
}

/** The record of a discussion by the path of its file. */
export function findRecord(records: Records, file: string): DiscussionRecord | undefined {
  return records.get(nameKey({ file: { path: file } }));
}

function listAll({ file, replies, pictures }: DiscussionFiles): readonly FoundFile[] {
  return [file, ...replies, ...pictures];
}

function nameKey({ file }: { readonly file: Pick<FoundFile, "path"> }): string {
  return nameRecord("discussion", file.path);
}
