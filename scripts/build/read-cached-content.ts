import type { DiscussionFiles } from "../content/parse/files/content-tree.ts";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { joinContent, parseFrame, type ReadDiscussion } from "../content/parse-content.ts";
import { createTextParser } from "../pages/body.ts";
import { createTextSite } from "../pages/site.ts";
import { listReservedAddresses } from "../pages/urls.ts";
import type { Recall } from "../text/recall.ts";
import {
  createVerifiedReader,
  type DiscussionRecord,
  type DiscussionRecords,
  findUnchanged,
  isOfSituation,
  listAll,
  listChecked,
} from "./cache/discussions.ts";
import { detach, restore } from "./cache/stored-discussion.ts";
import { createLocate, createReader } from "./content-files.ts";
import type { ReadContent } from "./read-content.ts";
import type { OnProgress } from "./stages.ts";
import { createRecordingParser, parseOnAllThreads } from "./workers/parse.ts";
import type { WorkerPool } from "./workers/pool.ts";
import type { ParsedPlace, ParsedPlaces, Scratch } from "./workers/scratch.ts";

export interface CachedRead {
  readonly root: string;
  readonly found: readonly FoundFile[];
  /** Replaces the address of the site in its settings. */
  readonly base?: string | undefined;
  /** Of the last build. */
  readonly known: DiscussionRecords;
  /** What the last build of this process read. */
  readonly remembered?: ReadDiscussions;
  readonly recall?: Recall;
  /** Milliseconds since the epoch, before `found` was listed. */
  readonly startedAt: number;
  readonly pool: WorkerPool;
  /** Holds what is made of texts, if there are many. */
  readonly scratch: Scratch;
  /** On the disk of the output. */
  readonly folder: string;
  /** Gets numbers of files. */
  readonly onProgress: OnProgress;
}

/** Discussions as a build read them, by the path of their file. */
export type ReadDiscussions = ReadonlyMap<string, RememberedDiscussion>;

interface RememberedDiscussion {
  readonly files: DiscussionFiles;
  /** Absent if a file could not be read. */
  readonly record?: DiscussionRecord;
  readonly read: ReadDiscussion;
}

export interface CachedContent extends ReadContent {
  /** For the next build: one record for each discussion whose files could be read. */
  readonly records: DiscussionRecords;
  /** In the scratch files of the threads: what was made of texts that this build parsed. */
  readonly places: ParsedPlaces;
  /** For the next build of this process. */
  readonly discussions: ReadDiscussions;
}

/**
 * Reads a content folder, and parses only the discussions that changed since the build of the
 * cache. Those that did not change since the last build of this process are the same objects.
 */
export async function readCachedContent(cached: CachedRead): Promise<CachedContent> {
  const { root, found, base, known, remembered, recall, startedAt, pool, scratch, folder, onProgress } = cached;
  const locate = createLocate(root, found);
  const read = createReader(locate);
  const frame = parseFrame(found, read, listReservedAddresses(), base, recall);
  const { site } = frame.settings;
  const situation = { zone: site.zone.name, calendar: site.calendar, base: site.base, startedAt };

  const total = frame.discussions.reduce((sum, files) => sum + countFiles(files), 0);
  let done = 0;
  const records = new Map<string, DiscussionRecord>();
  const add = (path: string, record: DiscussionRecord) => {
    records.set(path, record);
    done += record.files.length;
    onProgress(done, total);
  };

  const same = new Map<string, RememberedDiscussion>();
  for (const files of frame.discussions) {
    const { path } = files.file;
    const last = remembered?.get(path);
    const isSame = last?.record !== undefined && haveSameFiles(last.files, files) && isOfSituation(last.record, situation);
    if (isSame) same.set(path, last);
    const record = isSame ? last.record : findUnchanged(known.get(path), files, situation, read);
    if (record) add(path, record);
  }
  const changed = frame.discussions.filter(({ file }) => !records.has(file.path));
  const checked = new Set(changed.flatMap((files) => listChecked(known.get(files.file.path), files)));
  const places = new Map<string, ParsedPlace>();
  await parseOnAllThreads({ root, discussions: changed, checked, site, folder, startedAt }, pool, scratch, (parsed) => {
    for (const [path, record] of parsed.records) add(path, record);
    for (const [path, place] of parsed.places) places.set(path, place);
  });

  const readVerified = createVerifiedReader(read);
  const parse = createRecordingParser(site, startedAt, read, createTextParser(createTextSite(site)), checked);
  const discussions = frame.discussions.map((files): RememberedDiscussion => {
    const { path } = files.file;
    const last = same.get(path);
    if (last) return last;
    const record = records.get(path);
    const place = places.get(path);
    const readParsed = place && ((reply?: string) => scratch.read(place, reply));
    if (record) return { files, record, read: { parsed: restore(record.parsed, record, readVerified, readParsed), unread: [] } };
    const { record: made, ...discussion } = parse(files);
    if (made) add(path, made);
    const { parsed, unread } = discussion;
    return { files, read: { parsed: detach(parsed), unread }, ...(made && { record: made }) };
  });
  const content = joinContent(
    frame,
    discussions.map(({ read }) => read),
    recall,
  );
  return { ...content, locate, records, places, discussions: new Map(discussions.map((one) => [one.files.file.path, one])) };
}

function countFiles({ replies, pictures, attachments }: DiscussionFiles): number {
  return 1 + replies.length + pictures.length + attachments.length;
}

function haveSameFiles(one: DiscussionFiles, other: DiscussionFiles): boolean {
  if (one.file !== other.file || countFiles(one) !== countFiles(other)) return false;
  const files = listAll(other);
  return listAll(one).every((file, index) => file === files[index]);
}
