import type { Row } from "../rows.ts";
import { given, type Person, readId, readPerson } from "./posts.ts";
import { readTime } from "./times.ts";

export interface Comment {
  readonly id: number;
  readonly postId: number;
  /** ISO 8601 with `Z`. */
  readonly created?: string;
  readonly owner: Person;
  /** Small Markdown. */
  readonly text: string;
  readonly licence?: string;
}

/** A row of Comments.xml; undefined when it has not the layout of one. */
export function parseComment({ values }: Row): Comment | undefined {
  const id = readId(values.Id);
  const postId = readId(values.PostId);
  if (id === undefined || postId === undefined) return undefined;
  return {
    id,
    postId,
    ...given("created", readTime(values.CreationDate ?? "")),
    owner: readPerson(values.UserId, values.UserDisplayName),
    text: values.Text ?? "",
    ...given("licence", values.ContentLicense),
  };
}

/** A place outside of the memory for lines of text in numbered groups. */
export interface Spool {
  readonly append: (group: number, lines: string) => Promise<void>;
  readonly read: (group: number) => Promise<string>;
}

/** Comments by post, while millions of them lie in a spool. */
export interface CommentStore {
  readonly add: (comment: Comment) => Promise<void>;
  /** By time, then by id. Cheap when posts are asked for in the order of their ids. */
  readonly find: (postId: number) => Promise<readonly Comment[]>;
}

/** Posts of one group; few enough that the comments of all of them fit into memory. */
const groupSize = 4096;

/** Characters that are collected for a group before they are spooled. */
const batchSize = 1 << 16;

export function createCommentStore(spool: Spool): CommentStore {
  const waiting = new Map<number, string>();
  let loaded: { readonly group: number; readonly byPost: ReadonlyMap<number, readonly Comment[]> } | undefined;

  async function load(group: number): Promise<ReadonlyMap<number, readonly Comment[]>> {
    const lines = (await spool.read(group)) + (waiting.get(group) ?? "");
    const byPost = new Map<number, Comment[]>();
    for (const line of lines.split("\n")) {
      if (line === "") continue;
      const comment = JSON.parse(line) as Comment;
      const known = byPost.get(comment.postId);
      if (known) known.push(comment);
      else byPost.set(comment.postId, [comment]);
    }
    for (const comments of byPost.values()) comments.sort((a, b) => compare(a.created ?? "", b.created ?? "") || a.id - b.id);
    return byPost;
  }

  return {
    add: async (comment) => {
      const group = Math.floor(comment.postId / groupSize);
      const lines = `${waiting.get(group) ?? ""}${JSON.stringify(comment)}\n`;
      waiting.set(group, lines.length < batchSize ? lines : "");
      if (lines.length >= batchSize) await spool.append(group, lines);
    },
    find: async (postId) => {
      const group = Math.floor(postId / groupSize);
      if (loaded?.group !== group) loaded = { group, byPost: await load(group) };
      return loaded.byPost.get(postId) ?? [];
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
