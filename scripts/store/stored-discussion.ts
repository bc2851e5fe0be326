import type { Discussion, Post, Reply } from "../content/model.ts";
import type { ReadBytes } from "../content/parse-content.ts";
import type { ParsedDiscussion } from "../content/parse-discussion.ts";
import { readBody } from "../content/read-body.ts";

type WithoutBody<P extends Post> = Omit<P, "readBody">;
type StoredDiscussion = Omit<WithoutBody<Discussion>, "replies"> & { readonly replies: readonly WithoutBody<Reply>[] };

/** What was parsed, without the texts. */
export type StoredParsed = Omit<ParsedDiscussion, "discussion"> & { readonly discussion?: StoredDiscussion };

export function strip({ discussion, ...rest }: ParsedDiscussion): StoredParsed {
  return { ...rest, ...(discussion && { discussion: { ...stripBody(discussion), replies: discussion.replies.map(stripBody) } }) };
}

/** @param read gives the bytes of a content file; what it gives when a text is shown must be what was parsed. */
export function revive({ discussion, ...rest }: StoredParsed, read: ReadBytes): ParsedDiscussion {
  if (!discussion) return rest;
  const { file } = discussion;
  const folder = file.replace(/\.md$/, "");
  const replies = discussion.replies.map((reply) => ({ ...reply, readBody: () => readText(`${folder}/${reply.name}`, read) }));
  return { ...rest, discussion: { ...discussion, replies, readBody: () => readText(file, read) } };
}

function stripBody<P extends Post>({ readBody: _, ...rest }: P): WithoutBody<P> {
  return rest;
}

function readText(file: string, read: ReadBytes): string {
  return readBody(read(file) ?? new Uint8Array(), file);
}
