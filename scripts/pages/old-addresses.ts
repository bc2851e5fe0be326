import type { Forum } from "../forum/model.ts";
import { divideOldAddresses, type OldAddresses, type OldAddressIndex } from "../forum/old-addresses.ts";
import type { Page } from "./page.ts";
import { buildOldAddressesPartUrl, oldAddressesUrl } from "./urls.ts";

export interface OldAddressesPage extends Page {
  readonly lookup: OldAddressIndex | OldAddresses;
}

/**
 * Plans the files of the old addresses that no file can have. A static host cannot redirect them,
 * so the script of the 404 page looks them up.
 */
export function planOldAddresses(forum: Forum): readonly OldAddressesPage[] {
  const queries = listOldQueries(forum);
  if (queries.length === 0) return [];
  const source = { kind: "oldAddresses" } as const;
  const { index, parts } = divideOldAddresses(queries);
  return [
    { url: oldAddressesUrl, source, lookup: index },
    ...parts.map((lookup, number) => ({ url: buildOldAddressesPartUrl(number), source, lookup })),
  ];
}

/**
 * The same addresses, as if they were pages. The check for collisions then finds an address that
 * two texts claim.
 */
export function claimOldQueries(forum: Forum): readonly Page[] {
  return listOldQueries(forum).map(({ path, query, file: source, line, column }) => ({
    url: `${path}?${query}`,
    source,
    claim: { line, column },
  }));
}

/** Whether the script of the 404 page has addresses to look up. */
export function hasOldQueries(forum: Forum): boolean {
  return forum.moved.some(({ addresses }) => addresses.some(({ query, isRaw }) => query !== undefined || isRaw));
}

function listOldQueries(forum: Forum) {
  return forum.moved.flatMap(({ file, url, anchor, addresses }) => {
    const target = anchor === undefined ? url : `${url}#${anchor}`;
    return addresses.flatMap(({ url: path, query, isRaw, line, column }) =>
      query === undefined && !isRaw ? [] : [{ path, query: query ?? "", target, file, line, column }],
    );
  });
}
