import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatPost, inventTalk, type Talk } from "./corpus.ts";

/** The paths of a discussion's files for a kind of site, below the folder of all discussions. */
export interface Arrangement {
  readonly placePost: (talk: Talk) => string;
  readonly placeReply: (talk: Talk, number: number) => string;
}

/** The paths of this project. */
export const ours: Arrangement = {
  placePost: ({ folder, slug }) => `${folder}/${slug}.md`,
  placeReply: ({ folder, slug }, number) => `${folder}/${slug}/${number}.md`,
};

/** The paths of Hugo: a page and its resources in one folder. */
export const hugos: Arrangement = {
  placePost: ({ folder, slug }) => `${folder}/${slug}/index.md`,
  placeReply: ours.placeReply,
};

/** Writes a forum of `count` discussions into a content folder, always the same bytes. */
export function writeCorpus(content: string, count: number, { placePost, placeReply }: Arrangement): void {
  const write = (path: string, text: string) => {
    const file = join(content, "discussions", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (let index = 0; index < count; index++) {
    const talk = inventTalk(index, count);
    write(placePost(talk), formatPost(talk));
    for (const [number, reply] of talk.replies.entries()) write(placeReply(talk, number + 1), formatPost(reply));
  }
}
