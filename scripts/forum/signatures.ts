import type { Discussion, Post } from "../content/model.ts";

/** Every name that stands on a discussion, once for each place, with the file in which it stands. */
export function listSignatures(discussion: Discussion): readonly (readonly [name: string, file: string])[] {
  const folder = discussion.file.replace(/\.md$/, "");
  const sign = ({ author, update }: Pick<Post, "author" | "update">, file: string) =>
    [author, ...(update ? [update.by] : [])].map((name) => [name, file] as const);
  return [...sign(discussion, discussion.file), ...discussion.replies.flatMap((reply) => sign(reply, `${folder}/${reply.name}`))];
}
