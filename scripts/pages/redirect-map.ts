import type { Forum } from "../forum/model.ts";
import { planMovedFeeds, planMovedListings } from "./moved-listing.ts";
import type { Page } from "./page.ts";
import { listRawAddresses, planRedirects } from "./redirect.ts";
import { buildFeedUrl, redirectMapUrls } from "./urls.ts";

export interface RedirectMapPage extends Page {
  readonly server: keyof typeof redirectMapUrls;
  /** Sorted by `from`. */
  readonly redirects: readonly Redirect[];
}

export interface Redirect {
  /** Site-relative. Percent-encoded if `isRaw`, else decoded. */
  readonly from: string;
  /** Site-relative. */
  readonly to: string;
  /** An id on the target page. */
  readonly anchor?: string;
  /** True if the bytes of `from` are not UTF-8. */
  readonly isRaw?: true;
}

/** Plans one map for each kind of server, or none if nothing has moved. */
export function planRedirectMaps(forum: Forum): readonly RedirectMapPage[] {
  const pages = [...planRedirects(forum), ...planMovedListings(forum)].map(({ url, target, anchor }) => describe(url, target, anchor));
  const raw = listRawAddresses(forum).map(({ url, target, anchor }) => ({ ...describe(url, target, anchor), isRaw: true as const }));
  const feeds = planMovedFeeds(forum).map(({ url, listing, format }) => ({ from: url, to: buildFeedUrl(listing, format) }));
  const redirects = [...pages, ...raw, ...feeds];
  if (redirects.length === 0) return [];
  redirects.sort((one, other) => (one.from < other.from ? -1 : 1));
  return Object.entries(redirectMapUrls).map(([server, url]) => ({
    url,
    source: { kind: "redirectMap" },
    server: server as keyof typeof redirectMapUrls,
    redirects,
  }));
}

function describe(from: string, to: string, anchor?: string): Redirect {
  return { from, to, ...(anchor !== undefined && { anchor }) };
}
