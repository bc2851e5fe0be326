import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { cleanKnownPicture } from "../content/parse/files/picture-file.ts";
import { findOutputFile } from "../pages/page.ts";
import type { CopiedPage } from "../pages/static-files.ts";
import { createChangeError, isOld } from "./cache/discussions.ts";
import type { Locate } from "./content-files.ts";
import type { ContentListing } from "./listing.ts";
import { findStats } from "./output/find-stats.ts";

/** What tells two versions of a file apart (`FoundFile`). */
interface FileState {
  readonly bytes: number;
  readonly changed: number;
  readonly inode: number;
}

/** A content file, and its copy in the output folder. */
export interface CopyRecord {
  readonly file: string;
  readonly original: FileState;
  readonly copy: FileState;
}

/** By url. */
export type CopyRecords = ReadonlyMap<string, CopyRecord>;

export interface SortedCopies {
  /** To be copied. */
  readonly stale: readonly CopiedPage[];
  /** Neither the file nor its copy changed since it was copied. */
  readonly kept: CopyRecords;
}

/** Separates the files to be copied from those that are up to date, without reading them. */
export function sortCopies(pages: readonly CopiedPage[], known: CopyRecords, files: FoundFiles, output: string): SortedCopies {
  const kept = new Map<string, CopyRecord>();
  const stale = pages.filter(({ url, source }) => {
    const record = known.get(url);
    if (record?.file !== source || !isSame(describeFound(files.get(source)), record.original)) return true;
    if (!isSame(describeFile(join(output, findOutputFile(url))), record.copy)) return true;
    kept.set(url, record);
    return false;
  });
  return { stale, kept };
}

export type FoundFiles = ReadonlyMap<string, FoundFile>;

export function findFiles({ byPath, found }: ContentListing): FoundFiles {
  return byPath ?? new Map(found.map((file) => [file.path, file]));
}

/**
 * Copies files into a folder. Pictures lose their metadata.
 *
 * @param files as they were checked. If absent, files may have changed since.
 * @throws if a file changed since it was listed, perhaps into a link.
 */
export function copyFiles(pages: readonly CopiedPage[], folder: string, locate: Locate, files?: FoundFiles): void {
  for (const { url, source, picture } of pages) {
    const [from, to] = [locate(source), join(folder, findOutputFile(url))];
    const expected = describeFound(files?.get(source));
    mkdirSync(dirname(to), { recursive: true });
    if (picture) writeFileSync(to, readCleanPicture(from, source));
    else copyFileSync(from, to);
    if (expected && !isSame(describeFile(from), expected)) throw createChangeError(source);
  }
}

/**
 * The bytes of a picture that may be published.
 *
 * @throws if the file changed since it was listed.
 */
export function readListedPicture({ source }: CopiedPage, locate: Locate, files: FoundFiles): Uint8Array {
  const bytes = readCleanPicture(locate(source), source);
  const expected = describeFound(files.get(source));
  if (expected && !isSame(describeFile(locate(source)), expected)) throw createChangeError(source);
  return bytes;
}

/** Cleans the bytes that are published, since the file may change after it was checked. */
function readCleanPicture(path: string, source: string): Uint8Array {
  const clean = cleanKnownPicture(readFileSync(path));
  if (!clean) throw createChangeError(source);
  return clean.bytes;
}

/**
 * The records for the next build, once the copies are in the output folder. A file that changed
 * just before it was listed has none, since its times would not show another change.
 */
export function listCopyRecords(
  { stale, kept }: SortedCopies,
  files: FoundFiles,
  output: string,
  { listedAt }: Pick<ContentListing, "listedAt">,
): CopyRecords {
  const records = new Map(kept);
  for (const { url, source } of stale) {
    const original = describeFound(files.get(source));
    const copy = describeFile(join(output, findOutputFile(url)));
    if (original && copy && isOld(original.changed, listedAt)) records.set(url, { file: source, original, copy });
  }
  return records;
}

function describeFound(file: FoundFile | undefined): FileState | undefined {
  if (file?.changed === undefined || file.inode === undefined) return undefined;
  return { bytes: file.bytes, changed: file.changed, inode: file.inode };
}

function describeFile(path: string): FileState | undefined {
  const stats = findStats(path);
  return stats?.isFile() ? { bytes: stats.size, changed: stats.ctimeMs, inode: stats.ino } : undefined;
}

function isSame(one: FileState | undefined, other: FileState): boolean {
  return one?.bytes === other.bytes && one.changed === other.changed && one.inode === other.inode;
}
