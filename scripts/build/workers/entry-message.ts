import type { Entry } from "../../forum/model.ts";
import { type DiscussionRecord, findRecord, type ReadVerified, type Records } from "../cache/discussions.ts";
import { reviveDiscussion, type StoredDiscussion, stripDiscussion } from "../cache/stored-discussion.ts";

/** An entry as it can be sent to another thread: without its texts, and with what they are known by. */
export interface SentEntry extends Omit<Entry, "discussion"> {
  readonly discussion: StoredDiscussion;
  readonly files: DiscussionRecord["files"];
}

/** @throws where nothing is remembered of its discussion. */
export function sendEntry({ discussion, ...entry }: Entry, records: Records): SentEntry {
  const record = findRecord(records, discussion.file);
  if (!record) throw new Error(`nothing is remembered of \`${discussion.file}\``);
  return { discussion: stripDiscussion(discussion), files: record.files, ...entry };
}

/** The entry that was sent; its texts are read when they are shown, as those of a record. */
export function adoptEntry({ discussion, files, ...entry }: SentEntry, read: ReadVerified): Entry {
  return { discussion: reviveDiscussion(discussion, { files }, read), ...entry };
}
