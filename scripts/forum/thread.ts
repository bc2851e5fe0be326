import type { Discussion, Reply, Tombstone } from "../content/model.ts";
import { compareReplies } from "../content/reply-order.ts";

/** The replies of a discussion and the tombstones of removed ones, in their order. */
export function listReplies({ replies, tombstones }: Pick<Discussion, "replies" | "tombstones">): readonly (Reply | Tombstone)[] {
  return tombstones ? [...replies, ...tombstones].sort(compareReplies) : replies;
}
