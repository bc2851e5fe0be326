import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";

export interface RedirectPage extends Page {
  /** The present url of what moved. */
  readonly target: string;
  readonly title: string;
}

/** Plans a page at each old address without a query. A file cannot have an address with a query. */
export function planRedirects(forum: Forum): readonly RedirectPage[] {
  return forum.moved.flatMap(({ discussion, url: target }) =>
    discussion.redirectFrom
      .filter(({ query }) => query === undefined)
      .map(({ url, line, column }) => ({ url, source: discussion.file, claim: { line, column }, target, title: discussion.title })),
  );
}
