import type { ReadingSettings } from "../../content/model.ts";
import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import { createDiscussionReader, type ReadBytes, type ReadDiscussion } from "../../content/parse-content.ts";
import { paginate } from "../../forum/paging.ts";
import { listReservedAddresses } from "../../pages/urls.ts";
import { createZone, utc } from "../../text/zone.ts";
import {
  createRecord,
  type DiscussionRecord,
  type DiscussionRecords,
  describeContents,
  type FileContents,
  listAll,
} from "../cache/discussions.ts";
import { createLocate, createReader } from "../content-files.ts";
import type { ParseJob } from "./jobs.ts";
import type { WorkerPool } from "./pool.ts";
import { shareWork } from "./share-work.ts";

/** Discussions in one job. */
const partSize = 200;

/**
 * Parses discussions on all threads if there are many; otherwise does nothing. Keeps none of their
 * texts in memory.
 */
export async function parseOnAllThreads(
  job: Omit<ParseJob, "kind">,
  pool: WorkerPool,
  onRecords: (records: DiscussionRecords) => void,
): Promise<void> {
  if (job.discussions.length < pool.thresholds.parse) return;
  const toJob = (discussions: readonly DiscussionFiles[]): ParseJob => ({ kind: "parse", ...job, discussions });
  // A slice of a text would keep the whole text in memory, so the main thread copies its records,
  // as messages copy those of workers.
  const doPart = (part: readonly DiscussionFiles[]) => onRecords(structuredClone(parseRecords(toJob(part))));
  const parts = paginate(job.discussions, partSize).map(({ entries }) => entries);
  await shareWork(pool, { parts, doPart, toJob, onResult: onRecords });
}

/** The records of the discussions of a job whose files can be read. */
export function parseRecords({ root, discussions, zone, calendar, base, startedAt }: ParseJob): DiscussionRecords {
  const read = createReader(createLocate(root, discussions.flatMap(listAll)));
  const parse = createRecordingParser({ zone: createZone(zone) ?? utc, calendar, base }, startedAt, read);
  return new Map(
    discussions.flatMap((files) => {
      const { record } = parse(files);
      return record ? [[files.file.path, record] as const] : [];
    }),
  );
}

interface RecordedDiscussion extends ReadDiscussion {
  /** For the cache; absent if a file could not be read. */
  readonly record: DiscussionRecord | undefined;
}

/** @param startedAt as in `ParseJob`. */
export function createRecordingParser(
  settings: ReadingSettings,
  startedAt: number,
  read: ReadBytes,
): (files: DiscussionFiles) => RecordedDiscussion {
  const { zone, calendar, base } = settings;
  const contents = new Map<string, FileContents>();
  const recordingRead: ReadBytes = (path) => {
    const bytes = read(path);
    if (bytes) contents.set(path, describeContents(bytes));
    return bytes;
  };
  const parse = createDiscussionReader(settings, recordingRead, listReservedAddresses());
  return (files) => {
    contents.clear();
    const { parsed, unread } = parse(files);
    const record = unread.length > 0 ? undefined : createRecord(files, contents, { zone: zone.name, calendar, base, startedAt }, parsed);
    return { parsed, unread, record };
  };
}
