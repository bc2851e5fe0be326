import type { ContentPage, Discussion, Post, Reply } from "../../content/model.ts";
import { findPageNumber, isRemovedReply, listReplies, type ThreadPost } from "../../content/thread.ts";
import { createHeadingIds, type FindHeading } from "../../markdown/heading-ids.ts";

/** Ids on every page with posts: its text and the list of replies. */
const common = /^(?:main|replies)$/;

/** The first post, and its footnotes. */
const ofFirstPost = /^(?:post$|fn(?:ref)?:\d+)/;

const footnote = /^fn(?:ref)?:\d+/;

/** A reply, and perhaps a place in it. File names hold no colon. */
const inReply = /^(reply:[^:]*)(?::(.*))?$/s;

/** An id in a discussion. */
export interface Anchor {
  readonly id: string;
  /** The page (1-based) that has it. Absent if all have it. */
  readonly page?: number;
}

/** A reply, or what is left of it, and its page. */
interface PlacedReply {
  readonly post: ThreadPost;
  readonly page: number;
}

/** Finds the ids on pages that a fragment may name. */
export interface Anchors {
  /**
   * Returns the id in a discussion that a fragment names: an id as it is, or the id of a reply
   * before the name of its heading (`reply:1-sara:install`), or the name of a heading alone. Then
   * the first post comes before the first reply that has such a heading. A place in a removed post
   * is where the post was.
   */
  readonly findInDiscussion: (discussion: Discussion, fragment: string) => Anchor | undefined;
  /** Returns the id of a heading of one reply. */
  readonly findInReply: (reply: Reply, fragment: string) => string | undefined;
  /** Returns a reply, removed or not, by its id. */
  readonly findReply: (discussion: Discussion, id: string) => PlacedReply | undefined;
  readonly findOnPage: (page: ContentPage, fragment: string) => string | undefined;
}

export function createAnchors(): Anchors {
  const finders = new WeakMap<object, FindHeading>();
  const threads = new WeakMap<Discussion, ReadonlyMap<string, PlacedReply>>();

  const findHeading = (text: Pick<Post, "headings">, idPrefix: string, fragment: string): string | undefined => {
    const find = finders.get(text) ?? createHeadingIds(text.headings ?? [], idPrefix).find;
    finders.set(text, find);
    return find(fragment);
  };
  const findInReply: Anchors["findInReply"] = (reply, fragment) => findHeading(reply, `${reply.id}:`, fragment);
  const listThread = (discussion: Discussion): ReadonlyMap<string, PlacedReply> => {
    const thread = threads.get(discussion) ?? indexReplies(discussion);
    threads.set(discussion, thread);
    return thread;
  };
  const findReply: Anchors["findReply"] = (discussion, id) => listThread(discussion).get(id);

  function findBelowReply({ post, page }: PlacedReply, fragment: string, rest: string | undefined): Anchor | undefined {
    if (isRemovedReply(post)) return { id: post.id, page };
    const id = rest === undefined || footnote.test(rest) ? fragment : findInReply(post, rest);
    return id === undefined ? undefined : { id, page };
  }

  function findInReplies(discussion: Discussion, fragment: string): Anchor | undefined {
    for (const { post, page } of listThread(discussion).values()) {
      const id = isRemovedReply(post) || !post.headings ? undefined : findInReply(post, fragment);
      if (id !== undefined) return { id, page };
    }
    return undefined;
  }

  return {
    findInReply,
    findReply,
    findInDiscussion: (discussion, fragment) => {
      if (common.test(fragment)) return { id: fragment };
      if (ofFirstPost.test(fragment)) return { id: fragment, page: 1 };
      const [, name, rest] = inReply.exec(fragment) ?? [];
      const placed = name === undefined ? undefined : findReply(discussion, name);
      if (placed) return findBelowReply(placed, fragment, rest);
      const id = discussion.removed ? "post" : findHeading(discussion, "", fragment);
      return id === undefined ? findInReplies(discussion, fragment) : { id, page: 1 };
    },
    findOnPage: (page, fragment) => (common.test(fragment) || ofFirstPost.test(fragment) ? fragment : findHeading(page, "", fragment)),
  };
}

function indexReplies(discussion: Discussion): ReadonlyMap<string, PlacedReply> {
  return new Map(listReplies(discussion).map((post, place) => [post.id, { post, page: findPageNumber(place) }]));
}
