import { optional, type Person, readId, readPerson } from "./posts.ts";
import type { XmlRow } from "./rows.ts";
import { readTime } from "./times.ts";

export interface Comment {
  readonly id: number;
  readonly postId: number;
  /** ISO 8601 with `Z`. */
  readonly created?: string;
  readonly owner: Person;
  /** The reduced Markdown of comments. */
  readonly text: string;
  readonly licence?: string;
}

/** Parses a row of Comments.xml; undefined if a required attribute is missing. */
export function parseComment({ values }: XmlRow): Comment | undefined {
  const id = readId(values.Id);
  const postId = readId(values.PostId);
  if (id === undefined || postId === undefined) return undefined;
  return {
    id,
    postId,
    ...optional("created", readTime(values.CreationDate ?? "")),
    owner: readPerson(values.UserId, values.UserDisplayName),
    text: values.Text ?? "",
    ...optional("licence", values.ContentLicense),
  };
}

/** Temporary storage for lines of text in numbered groups, which need not fit into memory. */
export interface Spool {
  readonly append: (group: number, lines: string) => Promise<void>;
  readonly read: (group: number) => Promise<string>;
}

/** Finds the comments of a post among millions in a spool. */
export interface CommentStore {
  readonly add: (comment: Comment) => Promise<void>;
  /** Sorted by time, then by id. Fast if posts are requested in the order of their ids. */
  readonly find: (postId: number) => Promise<readonly Comment[]>;
}

/** Number of posts in a group. All comments of one group must fit into memory. */
const groupSize = 4096;

/** Characters of a group that are buffered before they go to the spool. */
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
