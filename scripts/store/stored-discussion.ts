import type { Discussion, Post, Reply } from "../content/model.ts";
import type { ParsedDiscussion } from "../content/parse-discussion.ts";
import { readBody } from "../content/read-body.ts";

type WithoutBody<P extends Post> = Omit<P, "readBody">;
type StoredDiscussion = Omit<WithoutBody<Discussion>, "replies"> & { readonly replies: readonly WithoutBody<Reply>[] };

/** What was parsed, without the texts. */
export type StoredParsed = Omit<ParsedDiscussion, "discussion"> & { readonly discussion?: StoredDiscussion };

export function strip({ discussion, ...rest }: ParsedDiscussion): StoredParsed {
  return { ...rest, ...(discussion && { discussion: { ...stripBody(discussion), replies: discussion.replies.map(stripBody) } }) };
}

/** @param read gives the bytes of a content file as they were parsed. */
export function revive({ discussion, ...rest }: StoredParsed, read: (path: string) => Uint8Array): ParsedDiscussion {
  if (!discussion) return rest;
  const { file } = discussion;
  const folder = file.replace(/\.md$/, "");
  const replies = discussion.replies.map((reply) => ({ ...reply, readBody: () => readBody(read(`${folder}/${reply.name}`)) }));
  return { ...rest, discussion: { ...discussion, replies, readBody: () => readBody(read(file)) } };
}

function stripBody<P extends Post>({ readBody: _, ...rest }: P): WithoutBody<P> {
  return rest;
}
