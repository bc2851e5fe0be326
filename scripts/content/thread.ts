import { limits } from "../text/limits.ts";
import type { Discussion, Reply, Tombstone } from "./model.ts";
import { compareReplies } from "./reply-order.ts";

/** The replies of a discussion and the tombstones of removed ones. */
export type Thread = Pick<Discussion, "replies" | "tombstones">;

/** A thread whose posts may lack their texts. */
interface Counted {
  readonly replies: readonly unknown[];
  readonly tombstones?: readonly unknown[];
}

/** A reply, or what is left of a removed one. */
export type ThreadPost = Reply | Tombstone;

/** The replies of a discussion, removed or not, in their order. */
export function listReplies({ replies, tombstones }: Thread): readonly ThreadPost[] {
  return tombstones ? [...replies, ...tombstones].sort(compareReplies) : replies;
}

export function isRemovedReply(post: ThreadPost): post is Tombstone {
  return "removed" in post;
}

/** The number of pages of a discussion, at least 1. */
export function countThreadPages({ replies, tombstones = [] }: Counted): number {
  return Math.max(1, Math.ceil((replies.length + tombstones.length) / limits.repliesPerPage));
}

/** The page (1-based) of the reply at a place (0-based) of `listReplies`. */
export function findPageNumber(place: number): number {
  return Math.floor(place / limits.repliesPerPage) + 1;
}
