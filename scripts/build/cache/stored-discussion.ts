import type { Discussion, Post, Reply } from "../../content/model.ts";
import type { ParsedDiscussion } from "../../content/parse/parse-discussion.ts";
import { readBody } from "../../content/parse/parse-markdown.ts";

type WithoutBody<P extends Post> = Omit<P, "readBody" | "readParsed">;

/** A discussion without its texts. */
export type StoredDiscussion = Omit<WithoutBody<Discussion>, "replies" | "pictures"> & {
  readonly replies: readonly WithoutBody<Reply>[];
  /**
   * Absent if there are none, as in most discussions: an empty map takes as much memory as the
   * titles.
   */
  readonly pictures?: Discussion["pictures"];
};

/** A parsed discussion without its texts. */
export type StoredParsed = Omit<ParsedDiscussion, "discussion"> & { readonly discussion?: StoredDiscussion };

export function strip({ discussion, ...rest }: ParsedDiscussion): StoredParsed {
  return discussion ? { discussion: stripDiscussion(discussion), ...rest } : rest;
}

export function stripDiscussion(discussion: Discussion): StoredDiscussion {
  const { pictures, replies, ...stored } = stripBody(discussion);
  return { replies: replies.map(stripBody), ...(pictures.size > 0 && { pictures }), ...stored };
}

/** A discussion that holds its texts alone, and nothing of the parser that read them. */
export function detach({ discussion, ...rest }: ParsedDiscussion): ParsedDiscussion {
  if (!discussion) return rest;
  return { discussion: { ...detachBody(discussion), replies: discussion.replies.map(detachBody) }, ...rest };
}

function detachBody<P extends Post>(post: P): P {
  return { ...post, readBody: holdText(post.readBody()) };
}

function holdText(text: string): () => string {
  return () => text;
}

/** As `restoreDiscussion`. */
export function restore<R>({ discussion, ...rest }: StoredParsed, record: R, read: Read<R>, readParsed?: ReadParsed): ParsedDiscussion {
  return discussion ? { discussion: restoreDiscussion(discussion, record, read, readParsed), ...rest } : rest;
}

/**
 * A discussion whose texts are read when a page shows them.
 *
 * The spread comes last here, and wherever an object is made for each discussion or page. V8 (11.3)
 * gives all results of `{ tags, ...entry }` one shape, but each result of `{ ...entry, tags }` its
 * own, which is larger than most of these objects.
 *
 * @param read gives the bytes of a file of `record` as they were parsed. All discussions share one
 * function, to save memory.
 * @param readParsed absent if nothing was made of the texts.
 */
export function restoreDiscussion<R>(
  { replies, pictures = noPictures, ...stored }: StoredDiscussion,
  record: R,
  read: Read<R>,
  readParsed?: ReadParsed,
): Discussion {
  const { file } = stored;
  const find = (reply?: string) => readParsed && { readParsed: () => readParsed(reply) };
  const restoreReply = (reply: WithoutBody<Reply>): Reply => {
    return { readBody: () => readBody(read(record, `${file.replace(/\.md$/, "")}/${reply.name}`)), ...find(reply.name), ...reply };
  };
  return { readBody: () => readBody(read(record, file)), ...find(), replies: replies.map(restoreReply), pictures, ...stored };
}

/** @param reply its file name; absent for the first post. */
type ReadParsed = (reply?: string) => ReturnType<NonNullable<Post["readParsed"]>>;

type Read<R> = (record: R, path: string) => Uint8Array;

const noPictures: Discussion["pictures"] = new Map();

function stripBody<P extends Post>({ readBody: _, readParsed: __, ...rest }: P): WithoutBody<P> {
  return rest;
}
