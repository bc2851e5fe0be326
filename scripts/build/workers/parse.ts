import type { ReadingSettings, Site } from "../../content/model.ts";
import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import { attachmentEnding } from "../../content/parse/files/found-file.ts";
import type { ParseText } from "../../content/parse/parse-post.ts";
import type { KnownReply } from "../../content/parse/parse-reply.ts";
import { createDiscussionReader, type ReadBytes, type ReadDiscussion } from "../../content/parse-content.ts";
import { paginate } from "../../forum/paging.ts";
import { createTextParser } from "../../pages/body.ts";
import { createTextSite } from "../../pages/site.ts";
import { listReservedAddresses } from "../../pages/urls.ts";
import { createRecord, type DiscussionRecord, describeContents, type FileContents, listAll } from "../cache/discussions.ts";
import { createLocate, createReader } from "../content-files.ts";
import type { ParsedDiscussions, ParseJob } from "./jobs.ts";
import type { WorkerPool } from "./pool.ts";
import type { ParsedPlace, Scratch } from "./scratch.ts";
import { shareWork } from "./share-work.ts";
import { fromSiteMessage, toSiteMessage } from "./site-message.ts";

/** Discussions in one job. */
const partSize = 200;

/** Discussions to parse. */
export interface ParseWork extends Pick<ParseJob, "root" | "discussions" | "checked" | "folder" | "startedAt"> {
  readonly site: Site;
}

/**
 * Parses discussions on all threads if there are many; otherwise does nothing. Keeps none of their
 * texts in memory.
 *
 * @param scratch of this thread.
 */
export async function parseOnAllThreads(
  { site, discussions: all, ...work }: ParseWork,
  pool: WorkerPool,
  scratch: Scratch,
  onParsed: (parsed: ParsedDiscussions) => void,
): Promise<void> {
  if (all.length < pool.thresholds.parse) return;
  const message = toSiteMessage(site);
  const toJob = (discussions: readonly DiscussionFiles[]): ParseJob => ({ kind: "parse", site: message, discussions, ...work });
  // A slice of a text would keep the whole text in memory, so the main thread copies its records,
  // as messages copy those of workers.
  const doPart = (part: readonly DiscussionFiles[]) => onParsed(structuredClone(parseDiscussions(toJob(part), scratch)));
  const parts = paginate(all, partSize).map(({ entries }) => entries);
  await shareWork(pool, { parts, doPart, toJob, onResult: onParsed });
}

/** Parses the discussions of a job, and writes what is made of their texts to a scratch file. */
export function parseDiscussions({ root, discussions, checked, site: message, startedAt }: ParseJob, scratch: Scratch): ParsedDiscussions {
  const site = fromSiteMessage(message);
  const read = createReader(createLocate(root, discussions.flatMap(listAll)));
  const parse = createRecordingParser(site, startedAt, read, createTextParser(createTextSite(site)), checked);
  const records = new Map<string, DiscussionRecord>();
  const places = new Map<string, ParsedPlace>();
  for (const files of discussions) {
    const { record, parsed: one } = parse(files);
    if (record) records.set(files.file.path, record);
    if (record && one.discussion) places.set(files.file.path, scratch.write(one.discussion));
  }
  scratch.flush();
  return { records, places };
}

interface RecordedDiscussion extends ReadDiscussion {
  /** For the cache; absent if a file could not be read. */
  readonly record: DiscussionRecord | undefined;
}

/** What an earlier build read of a discussion. */
interface LastReading {
  readonly record: DiscussionRecord;
  /** The replies that are the same since, by path. */
  readonly replies: ReadonlyMap<string, KnownReply>;
}

/**
 * @param startedAt as in `ParseJob`.
 * @param parseText as for `createDiscussionReader`.
 * @param checked as in `ParseJob`.
 */
export function createRecordingParser(
  settings: ReadingSettings,
  startedAt: number,
  read: ReadBytes,
  parseText?: ParseText,
  checked: ReadonlySet<string> = new Set(),
): (files: DiscussionFiles, last?: LastReading) => RecordedDiscussion {
  const { zone, calendar, base } = settings;
  const contents = new Map<string, FileContents>();
  const recordingRead: ReadBytes = (path) => {
    const bytes = read(path);
    if (bytes && !attachmentEnding.test(path)) contents.set(path, describeContents(bytes));
    return bytes;
  };
  const parse = createDiscussionReader(settings, recordingRead, listReservedAddresses(), parseText, ({ path }) => checked.has(path));
  return (files, last) => {
    contents.clear();
    const { parsed, unread } = parse(files, last?.replies);
    for (const file of last?.record.files ?? []) if (last?.replies.has(file.path)) contents.set(file.path, file);
    const record = unread.length > 0 ? undefined : createRecord(files, contents, { zone: zone.name, calendar, base, startedAt }, parsed);
    return { parsed, unread, record };
  };
}
