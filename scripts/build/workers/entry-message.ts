import type { Entry } from "../../forum/model.ts";
import type { DiscussionRecord, DiscussionRecords, ReadVerified } from "../cache/discussions.ts";
import { restoreDiscussion, type StoredDiscussion, stripDiscussion } from "../cache/stored-discussion.ts";
import type { ParsedPlace, ParsedPlaces, Scratch } from "./scratch.ts";

/** An entry for another thread: without its texts, but with the checksums of its files. */
export interface EntryMessage extends Omit<Entry, "discussion"> {
  readonly discussion: StoredDiscussion;
  readonly files: DiscussionRecord["files"];
  /** Absent if this build did not parse the discussion. */
  readonly place?: ParsedPlace;
}

/** What messages say of discussions, by the path of their file. */
export interface Sources {
  readonly records: DiscussionRecords;
  readonly places: ParsedPlaces;
}

/** @throws if there is no record of its discussion. */
export function toMessage({ discussion, ...entry }: Entry, { records, places }: Sources): EntryMessage {
  const record = records.get(discussion.file);
  const place = places.get(discussion.file);
  if (!record) throw new Error(`there is no record of \`${discussion.file}\``);
  return { discussion: stripDiscussion(discussion), files: record.files, ...(place && { place }), ...entry };
}

/** The entry of a message. Its texts are read when a page shows them. */
export function fromMessage({ discussion, files, place, ...entry }: EntryMessage, read: ReadVerified, scratch: Scratch): Entry {
  const readParsed = place && ((reply?: string) => scratch.read(place, reply));
  return { discussion: restoreDiscussion(discussion, { files }, read, readParsed), ...entry };
}
