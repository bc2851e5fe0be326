import type { ContentPage, Discussion, OldAddress } from "../content/model.ts";
import { countThreadPages, findPageNumber, listReplies } from "../content/thread.ts";
import type { Entry, ForumUrls, Moved } from "./model.ts";

/** Lists the posts and pages that have old addresses, in listing order, the pages last. */
export function listMoved(entries: readonly Pick<Entry, "discussion">[], pages: readonly ContentPage[], urls: ForumUrls): readonly Moved[] {
  const moved = entries.filter(({ discussion }) => hasMoved(discussion));
  const posts = moved.flatMap(({ discussion }) => listMovedPosts(discussion, urls));
  const own = pages.flatMap(({ file, slug, title, redirectFrom }) =>
    redirectFrom ? [{ file, url: urls.page(slug), title, addresses: redirectFrom }] : [],
  );
  return [...posts, ...own];
}

function hasMoved({ redirectFrom, replies, tombstones = [] }: Discussion): boolean {
  return redirectFrom.length > 0 || [...replies, ...tombstones].some((reply) => reply.redirectFrom !== undefined);
}

function listMovedPosts(discussion: Discussion, urls: ForumUrls): readonly Moved[] {
  const { file, slug, title, redirectFrom } = discussion;
  const describe = (moved: string, page: number, addresses: readonly OldAddress[] = [], anchor?: string): readonly Moved[] =>
    addresses.length === 0
      ? []
      : [{ file: moved, url: urls.discussion(slug, page), title, addresses, ...(anchor !== undefined && { anchor }) }];
  const folder = file.replace(/\.md$/, "");
  const later = Array.from({ length: countThreadPages(discussion) - 1 }, (_, index) => index + 2);
  return [
    ...describe(file, 1, redirectFrom),
    ...later.flatMap((page) => describe(file, page, listPageAddresses(redirectFrom, page, urls))),
    ...listReplies(discussion).flatMap(({ name, id, redirectFrom }, place) =>
      describe(`${folder}/${name}`, findPageNumber(place), redirectFrom, id),
    ),
  ];
}

/**
 * The addresses that a later page of a renamed discussion had. An address of another form is that
 * of an older forum, which divided its discussions in its own way.
 */
function listPageAddresses(addresses: readonly OldAddress[], page: number, urls: ForumUrls): readonly OldAddress[] {
  return addresses.flatMap(({ url, query, isRaw, ...place }) => {
    const slug = url.split("/").at(-2) ?? "";
    return query === undefined && !isRaw && url === urls.discussion(slug) ? [{ ...place, url: urls.discussion(slug, page) }] : [];
  });
}
