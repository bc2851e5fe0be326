import type { Forum } from "../forum/model.ts";
import { planMovedFeeds, planMovedListings } from "./moved-listing.ts";
import type { Page } from "./page.ts";
import { planRedirects } from "./redirect.ts";
import { buildFeedUrl, redirectMapUrls } from "./urls.ts";

export interface RedirectMapPage extends Page {
  readonly server: keyof typeof redirectMapUrls;
  /** Site-relative, sorted. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Plans one map for each kind of server, or none if nothing has moved. */
export function planRedirectMaps(forum: Forum): readonly RedirectMapPage[] {
  const pages = [...planRedirects(forum), ...planMovedListings(forum)].map(({ url, target }) => ({ from: url, to: target }));
  const feeds = planMovedFeeds(forum).map(({ url, listing, format }) => ({ from: url, to: buildFeedUrl(listing, format) }));
  const redirects = [...pages, ...feeds];
  if (redirects.length === 0) return [];
  redirects.sort((one, other) => (one.from < other.from ? -1 : 1));
  return Object.entries(redirectMapUrls).map(([server, url]) => ({
    url,
    source: { kind: "redirectMap" },
    server: server as keyof typeof redirectMapUrls,
    redirects,
  }));
}
