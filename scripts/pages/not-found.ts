import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import { notFoundUrl } from "./urls.ts";

export interface NotFoundPage extends Page {
  /** True if the script of the page has old addresses to look up. */
  readonly hasOldAddresses: boolean;
}

export function planNotFound(forum: Forum): readonly NotFoundPage[] {
  const hasOldAddresses = forum.moved.some(({ discussion }) => discussion.redirectFrom.some(({ query }) => query !== undefined));
  return [{ url: notFoundUrl, source: { kind: "notFound" }, hasOldAddresses }];
}
