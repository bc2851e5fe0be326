import type { Forum } from "../forum/model.ts";
import { hasOldQueries } from "./old-addresses.ts";
import type { Page } from "./page.ts";
import { notFoundUrl } from "./urls.ts";

export interface NotFoundPage extends Page {
  /** True if the script of the page has old addresses to look up. */
  readonly hasOldAddresses: boolean;
}

export function planNotFound(forum: Forum): readonly NotFoundPage[] {
  return [{ url: notFoundUrl, source: { kind: "notFound" }, hasOldAddresses: hasOldQueries(forum) }];
}
