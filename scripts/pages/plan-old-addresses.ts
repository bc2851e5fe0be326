import type { Forum } from "../forum/model.ts";
import { divideOldAddresses, type OldAddresses, type OldAddressIndex } from "../forum/old-addresses.ts";
import type { Page } from "./page.ts";
import { planRedirects } from "./plan.ts";
import { buildOldAddressesPartUrl, oldAddressesUrl, redirectMapUrls } from "./urls.ts";

export interface RedirectMapPage extends Page {
  readonly server: keyof typeof redirectMapUrls;
  /** Site-relative, sorted. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

export interface OldAddressesPage extends Page {
  readonly lookup: OldAddressIndex | OldAddresses;
}

/** One map for each kind of server; none where no address is old. */
export function planRedirectMaps(forum: Forum): readonly RedirectMapPage[] {
  const redirects = planRedirects(forum).map(({ url, target }) => ({ from: url, to: target }));
  if (redirects.length === 0) return [];
  redirects.sort((one, other) => (one.from < other.from ? -1 : 1));
  return Object.entries(redirectMapUrls).map(([server, url]) => ({
    url,
    source: { kind: "redirectMap" },
    server: server as keyof typeof redirectMapUrls,
    redirects,
  }));
}

/** What the 404 page looks up: old addresses with a query, which no host of files can lead anywhere. */
export function planOldAddresses(forum: Forum): readonly OldAddressesPage[] {
  const queries = listOldQueries(forum);
  if (queries.length === 0) return [];
  const source = { kind: "oldAddresses" } as const;
  const { index, parts } = divideOldAddresses(queries);
  const listed = parts.map((lookup, number) => ({ url: buildOldAddressesPartUrl(number), source, lookup }));
  return [{ url: oldAddressesUrl, source, lookup: index }, ...listed];
}

/** Each as a page would claim it, so that no two discussions had one address. */
export function claimOldQueries(forum: Forum): readonly Page[] {
  return listOldQueries(forum).map(({ path, query, file: source, line, column }) => ({
    url: `${path}?${query}`,
    source,
    claim: { line, column },
  }));
}

function listOldQueries(forum: Forum) {
  return forum.moved.flatMap(({ discussion: { slug, file, redirectFrom } }) =>
    redirectFrom.flatMap(({ url: path, query, line, column }) => (query === undefined ? [] : [{ path, query, slug, file, line, column }])),
  );
}
