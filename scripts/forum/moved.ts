import type { ContentPage, Discussion, OldAddress } from "../content/model.ts";
import type { Entry, ForumUrls, Moved } from "./model.ts";

/** Lists the posts and pages that have old addresses, in listing order, the pages last. */
export function listMoved(
  entries: readonly Pick<Entry, "discussion" | "url">[],
  pages: readonly ContentPage[],
  urls: ForumUrls,
): readonly Moved[] {
  const moved = entries.filter(({ discussion }) => hasMoved(discussion));
  const posts = moved.flatMap(({ discussion, url }) => listMovedPosts(discussion, url));
  const own = pages.flatMap(({ file, slug, title, redirectFrom }) =>
    redirectFrom ? [{ file, url: urls.page(slug), title, addresses: redirectFrom }] : [],
  );
  return [...posts, ...own];
}

function hasMoved({ redirectFrom, replies, tombstones = [] }: Discussion): boolean {
  return redirectFrom.length > 0 || [...replies, ...tombstones].some((reply) => reply.redirectFrom !== undefined);
}

function listMovedPosts(discussion: Discussion, url: string): readonly Moved[] {
  const { file, title, redirectFrom, replies, tombstones = [] } = discussion;
  const describe = (moved: string, addresses: readonly OldAddress[] = [], anchor?: string): readonly Moved[] =>
    addresses.length === 0 ? [] : [{ file: moved, url, title, addresses, ...(anchor !== undefined && { anchor }) }];
  const folder = file.replace(/\.md$/, "");
  return [
    ...describe(file, redirectFrom),
    ...[...replies, ...tombstones].flatMap((reply) => describe(`${folder}/${reply.name}`, reply.redirectFrom, reply.id)),
  ];
}
