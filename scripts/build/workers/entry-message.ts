import type { Entry } from "../../forum/model.ts";
import type { DiscussionRecord, DiscussionRecords, ReadVerified } from "../cache/discussions.ts";
import { restoreDiscussion, type StoredDiscussion, stripDiscussion } from "../cache/stored-discussion.ts";

/** An entry for another thread: without its texts, but with the checksums of its files. */
export interface EntryMessage extends Omit<Entry, "discussion"> {
  readonly discussion: StoredDiscussion;
  readonly files: DiscussionRecord["files"];
}

/** @throws if there is no record of its discussion. */
export function toMessage({ discussion, ...entry }: Entry, records: DiscussionRecords): EntryMessage {
  const record = records.get(discussion.file);
  if (!record) throw new Error(`there is no record of \`${discussion.file}\``);
  return { discussion: stripDiscussion(discussion), files: record.files, ...entry };
}

/** The entry of a message. Its texts are read when a page shows them. */
export function fromMessage({ discussion, files, ...entry }: EntryMessage, read: ReadVerified): Entry {
  return { discussion: restoreDiscussion(discussion, { files }, read), ...entry };
}
