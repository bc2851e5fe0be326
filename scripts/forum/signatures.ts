import type { Discussion, Post } from "../content/model.ts";

/** Every name that stands on a discussion, once for each place, with the file in which it stands. */
export function listSignatures(discussion: Discussion): readonly (readonly [name: string, file: string])[] {
  const { file, replies } = discussion;
  const signed: (readonly [string, string])[] = [];
  const sign = ({ author, update }: Pick<Post, "author" | "update">, place: string) => {
    signed.push([author, place]);
    if (update) signed.push([update.by, place]);
  };
  sign(discussion, file);
  for (const reply of replies) sign(reply, `${file.replace(/\.md$/, "")}/${reply.name}`);
  return signed;
}
