import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { KnownReply } from "../../content/parse/parse-reply.ts";
import { readFileName } from "../../text/path.ts";
import { type DiscussionRecord, hasSameTimes, type ReadVerified } from "./discussions.ts";
import { restoreDiscussion } from "./stored-discussion.ts";

/**
 * The replies of a long discussion whose files did not change since its record, by path. An edit of
 * one reply then reads one file. Short discussions have no checksums of replies; all their files
 * are read.
 *
 * @param files of the discussion now. Its pictures and attachments must be those of the record.
 * @param read gives the texts of the replies when a page shows them.
 */
export function findKnownReplies(
  record: DiscussionRecord,
  { replies }: Pick<DiscussionFiles, "replies">,
  read: ReadVerified,
): ReadonlyMap<string, KnownReply> {
  const { discussion, problems, notes } = record.parsed;
  if (!discussion || problems.length > 0) return new Map();
  const files = new Map(record.files.map((file) => [file.path, file]));
  const posts = new Map(restoreDiscussion(discussion, record, read).replies.map((reply) => [reply.name, reply]));
  const noted = new Set(notes.map(({ file }) => file));

  const findKnown = (file: FoundFile): KnownReply | undefined => {
    const { path } = file;
    const before = files.get(path);
    const post = posts.get(readFileName(path));
    if (post?.checksum === undefined || before?.size !== file.bytes || !hasSameTimes(file, before, record.readAt)) return undefined;
    const { checksum, ...reply } = post;
    const own = noted.has(path) ? notes.filter((note) => note.file === path) : [];
    return { path, checksum, parsed: { reply, isDiscussion: false, problems: [], notes: own } };
  };
  return new Map(replies.flatMap((file) => findKnown(file) ?? []).map((known) => [known.path, known]));
}
