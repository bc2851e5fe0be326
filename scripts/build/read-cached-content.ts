import type { FoundFile } from "../content/parse/files/found-file.ts";
import { joinContent, parseFrame } from "../content/parse-content.ts";
import { listReservedAddresses } from "../pages/urls.ts";
import type { Cache } from "./cache/database.ts";
import {
  createVerifiedReader,
  type DiscussionRecord,
  type DiscussionRecords,
  findUnchanged,
  listAll,
  nameDiscussion,
} from "./cache/discussions.ts";
import { restore } from "./cache/stored-discussion.ts";
import { createLocate, createReader } from "./content-files.ts";
import type { ReadContent } from "./read-content.ts";
import type { OnProgress } from "./stages.ts";
import { createRecordingParser, parseOnAllThreads } from "./workers/parse.ts";
import type { WorkerPool } from "./workers/pool.ts";

export interface CachedRead {
  readonly root: string;
  readonly found: readonly FoundFile[];
  /** Replaces the address of the site in its settings. */
  readonly base?: string | undefined;
  readonly cache: Cache;
  /** Milliseconds since the epoch, before `found` was listed. */
  readonly startedAt: number;
  readonly pool: WorkerPool;
  /** Gets numbers of files. */
  readonly onProgress: OnProgress;
}

export interface CachedContent extends ReadContent {
  /** For the next build: one record for each discussion whose files could be read. */
  readonly records: DiscussionRecords;
}

/**
 * Reads a content folder, and parses only the discussions that changed since the build of the
 * cache.
 */
export async function readCachedContent({ root, found, base, cache, startedAt, pool, onProgress }: CachedRead): Promise<CachedContent> {
  const locate = createLocate(root, found);
  const read = createReader(locate);
  const frame = parseFrame(found, read, listReservedAddresses(), base);
  const { site } = frame.settings;
  const situation = { zone: site.zone.name, calendar: site.calendar, base: site.base, startedAt };

  const total = frame.discussions.reduce((sum, files) => sum + listAll(files).length, 0);
  let done = 0;
  const records = new Map<string, DiscussionRecord>();
  const add = (key: string, record: DiscussionRecord) => {
    records.set(key, record);
    done += record.files.length;
    onProgress(done, total);
  };

  for (const files of frame.discussions) {
    const key = nameDiscussion(files);
    // The cache has a checksum, and this version of the code wrote it.
    const record = findUnchanged(cache.get(key) as DiscussionRecord | undefined, files, situation, read);
    if (record) add(key, record);
  }
  const changed = frame.discussions.filter((files) => !records.has(nameDiscussion(files)));
  await parseOnAllThreads({ root, discussions: changed, ...situation }, pool, (parsed) => {
    for (const [key, record] of parsed) add(key, record);
  });

  const readVerified = createVerifiedReader(read);
  const parse = createRecordingParser(site, startedAt, read);
  const discussions = frame.discussions.map((files) => {
    const key = nameDiscussion(files);
    const known = records.get(key);
    if (known) return { parsed: restore(known.parsed, known, readVerified), unread: [] };
    const { record, ...discussion } = parse(files);
    if (record) add(key, record);
    return discussion;
  });
  return { ...joinContent(frame, discussions), locate, records };
}
