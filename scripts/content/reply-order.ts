import { compareNames } from "../text/name-order.ts";
import type { Reply } from "./model.ts";

/** Orders the replies of a discussion, removed or not: by creation, then by file name. */
export function compareReplies(a: Pick<Reply, "created" | "name">, b: Pick<Reply, "created" | "name">): number {
  return a.created.at - b.created.at || compareNames(a.name, b.name);
}
