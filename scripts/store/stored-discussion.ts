import type { Discussion, Post, Reply } from "../content/model.ts";
import type { ParsedDiscussion } from "../content/parse-discussion.ts";
import { readBody } from "../content/read-body.ts";

type WithoutBody<P extends Post> = Omit<P, "readBody">;
/** A discussion without its texts. */
export type StoredDiscussion = Omit<WithoutBody<Discussion>, "replies" | "pictures"> & {
  readonly replies: readonly WithoutBody<Reply>[];
  /** Absent where there are none, as in most: an empty map takes as much room as the titles. */
  readonly pictures?: Discussion["pictures"];
};

/** What was parsed, without the texts. */
export type StoredParsed = Omit<ParsedDiscussion, "discussion"> & { readonly discussion?: StoredDiscussion };

export function strip({ discussion, ...rest }: ParsedDiscussion): StoredParsed {
  return discussion ? { discussion: stripDiscussion(discussion), ...rest } : rest;
}

export function stripDiscussion(discussion: Discussion): StoredDiscussion {
  const { pictures, replies, ...stored } = stripBody(discussion);
  return { replies: replies.map(stripBody), ...(pictures.size > 0 && { pictures }), ...stored };
}

/** @param read gives the bytes of a content file of the discussion as they were parsed. */
export function revive<S>({ discussion, ...rest }: StoredParsed, source: S, read: Read<S>): ParsedDiscussion {
  return discussion ? { discussion: reviveDiscussion(discussion, source, read), ...rest } : rest;
}

/** As `source` is given back to `read`, a hundred thousand discussions need no reader of their own. */
export function reviveDiscussion<S>({ replies, pictures = noPictures, ...stored }: StoredDiscussion, source: S, read: Read<S>): Discussion {
  const { file } = stored;
  const reviveReply = (reply: WithoutBody<Reply>): Reply => {
    return { readBody: () => readBody(read(source, `${file.replace(/\.md$/, "")}/${reply.name}`)), ...reply };
  };
  return { readBody: () => readBody(read(source, file)), replies: replies.map(reviveReply), pictures, ...stored };
}

type Read<S> = (source: S, path: string) => Uint8Array;

const noPictures: Discussion["pictures"] = new Map();

function stripBody<P extends Post>({ readBody: _, ...rest }: P): WithoutBody<P> {
  return rest;
}
