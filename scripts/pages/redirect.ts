import type { OldAddress } from "../content/model.ts";
import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";

export interface RedirectPage extends Page {
  /** The present url of what moved. */
  readonly target: string;
  /** An id on that page. */
  readonly anchor?: string;
  readonly title: string;
}

/**
 * Plans a page at each old address that a file can have: without a query, and with bytes that are
 * UTF-8.
 */
export function planRedirects(forum: Forum): readonly RedirectPage[] {
  return listRedirects(forum, ({ query, isRaw }) => query === undefined && !isRaw);
}

/** The old addresses whose bytes are not UTF-8, as if they were pages. Servers can forward them. */
export function listRawAddresses(forum: Forum): readonly RedirectPage[] {
  return listRedirects(forum, ({ query, isRaw }) => query === undefined && isRaw === true);
}

function listRedirects({ moved }: Forum, isListed: (address: OldAddress) => boolean): readonly RedirectPage[] {
  return moved.flatMap(({ file: source, url: target, anchor, title, addresses }) =>
    addresses
      .filter(isListed)
      .map(({ url, line, column }) => ({ url, source, claim: { line, column }, target, title, ...(anchor !== undefined && { anchor }) })),
  );
}
