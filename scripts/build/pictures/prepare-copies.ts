import { join } from "node:path";
import { openPictureCache, type PictureCache } from "../../cards/picture-cache.ts";
import { cleanKnownPicture } from "../../content/parse/files/picture-file.ts";
import { isCopy, listPictures, planCopies } from "../../pages/picture-copies.ts";
import type { CacheMode } from "../cache/open-cache.ts";
import { type CopyRecords, type FoundFiles, readListedPicture, sortCopies } from "../copies.ts";
import { tryToMakePath } from "../make-path.ts";
import type { CachedContent } from "../read-cached-content.ts";
import type { Stages } from "../stages.ts";
import { loadEncoder } from "./encoder.ts";
import { describeUndecoded, holdBackUndecoded } from "./hold-back.ts";
import { type MadeCopies, makeCopies } from "./make-copies.ts";

interface CopyOptions {
  readonly files: FoundFiles;
  readonly output: string;
  /** Of the last build. */
  readonly known: CopyRecords;
  readonly store: string;
  readonly cache?: CacheMode | undefined;
  readonly begin: Stages["begin"];
}

export interface PreparedCopies<Read> extends Pick<MadeCopies, "made" | "load"> {
  /** What was read, without discussions and pages whose pictures cannot be decoded. */
  readonly read: Read;
}

/**
 * Makes the smaller copies that are neither in the output folder nor in the store. Each picture
 * that cannot be decoded is a problem.
 */
export async function prepareCopies(read: CachedContent, options: CopyOptions): Promise<PreparedCopies<CachedContent>> {
  const { files, output, known, store, begin } = options;
  const planned = planCopies(listPictures(read.content));
  if (planned.length === 0) return { read, made: 0, load: () => undefined };
  tryToMakePath(store);
  const cache = openCopyCache(store);
  const missing = sortCopies(planned, known, files, output).stale.filter(isCopy);
  const readClean = (page: (typeof missing)[number]) => readListedPicture(page, read.locate, files);
  const { failed, ...copies } = await makeCopies(missing, { cache, loadEncoder, readClean, begin });
  cache.prune(new Set(planned.map(({ picture }) => picture.name)), options.cache === "new" ? 0 : undefined);
  return { ...copies, read: failed.length === 0 ? read : holdBack(read, failed) };
}

/** The copies of earlier builds, by file name. */
export function openCopyCache(store: string): PictureCache {
  return openPictureCache(join(store, "pictures"), (copy) => cleanKnownPicture(copy) !== undefined);
}

/** Without a record, the next build looks at the discussion again. */
function holdBack(read: CachedContent, failed: MadeCopies["failed"]): CachedContent {
  const content = holdBackUndecoded(read.content, failed);
  const problems = describeUndecoded(read.content, failed, read.locate);
  const kept = new Set(content.discussions);
  const records = new Map(read.records);
  for (const discussion of read.content.discussions) if (!kept.has(discussion)) records.delete(discussion.file);
  return { ...read, content, records, problems: [...read.problems, ...problems] };
}
