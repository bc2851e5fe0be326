import { lstatSync, readFileSync } from "node:fs";
import type { IndexState } from "../../search/index/state.ts";
import { hashText } from "../cache/checksum.ts";
import { findPlace, type MadeFile } from "./texts.ts";

/** The search index as a build published it. */
export interface StoredIndex {
  readonly state: IndexState;
  /** By path below the folder of the index. */
  readonly texts: ReadonlyMap<string, StoredTexts>;
  /** All files of the index, by path. */
  readonly files: ReadonlyMap<string, StoredFile>;
}

interface StoredTexts {
  /** As in `PlannedTexts`. */
  readonly fingerprint: string;
  /** The paths of the file itself and of further files. */
  readonly files: readonly string[];
}

/** A file in the output folder, as in `PageRecord`. */
interface StoredFile {
  readonly checksum: string;
  readonly size: number;
  readonly changed: number;
  readonly inode: number;
}

/** An index whose files are as they were published. */
export interface IntactIndex extends StoredIndex {
  readonly stored: StoredIndex;
}

/** The last index, if a change of it can make the next one. All of its files must be intact. */
export function findIntact(
  { output, last: stored, isIntact }: { readonly output: string; readonly last: StoredIndex | undefined; readonly isIntact?: boolean },
  bits: number,
): IntactIndex | undefined {
  if (stored?.state.bits !== bits) return undefined;
  if (isIntact) return { ...stored, stored };
  const files = new Map<string, StoredFile>();
  for (const [path, known] of stored.files) {
    const file = findFile(output, path, known);
    if (!file) return undefined;
    files.set(path, file);
  }
  return { ...stored, files, stored };
}

function findFile(output: string, path: string, known: StoredFile): StoredFile | undefined {
  const place = findPlace(output, path);
  try {
    const stats = lstatSync(place);
    if (!stats.isFile() || stats.size !== known.size) return undefined;
    // Files keep their times when their folder moves.
    if (stats.ctimeMs === known.changed && stats.ino === known.inode) return known;
    if (hashText(readFileSync(place)) !== known.checksum) return undefined;
    return { ...known, changed: stats.ctimeMs, inode: stats.ino };
  } catch {
    return undefined;
  }
}

interface PublishedIndex extends Omit<StoredIndex, "files"> {
  readonly output: string;
  /** Of all files. */
  readonly paths: readonly string[];
  /** The files that this build made, by path. */
  readonly files: ReadonlyMap<string, MadeFile>;
}

/** The record of an index for the next build, once its files are in the output folder. */
export function describeStored({ output, state, texts, paths, files: made }: PublishedIndex, last: IntactIndex | undefined): StoredIndex {
  const files = new Map(
    paths.flatMap((path) => {
      const file = made.get(path);
      const described = file ? describeFile(output, file) : last?.files.get(path);
      return described ? [[path, described] as const] : [];
    }),
  );
  const isSame = last?.state === state && made.size === 0 && [...files].every(([path, file]) => last.stored.files.get(path) === file);
  return isSame ? last.stored : { state, texts, files };
}

function describeFile(output: string, { path, checksum }: MadeFile): StoredFile {
  const { size, ctimeMs, ino } = lstatSync(findPlace(output, path));
  return { checksum, size, changed: ctimeMs, inode: ino };
}
