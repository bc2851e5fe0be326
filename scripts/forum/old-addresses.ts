/** An index of old addresses with a query. It holds no address, so that it stays small. */
export interface OldAddressIndex {
  /** By path without its final slash: the lists of query names in its addresses, longest first. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Number of files that hold the addresses. A reader loads one of them, not the whole forum. */
  readonly parts: number;
}

/**
 * Present addresses, site-relative and decoded, by old addresses: path, `?`, and the query as
 * `URLSearchParams` writes it, sorted by name.
 */
export type OldAddresses = Readonly<Record<string, string>>;

/** An address that a post or a page once had. */
export interface OldQuery {
  /** Decoded, as a file path; percent-encoded if its bytes are not UTF-8. */
  readonly path: string;
  /** As `URLSearchParams` writes it, sorted by name. May be empty. */
  readonly query: string;
  /** Site-relative and decoded, perhaps with a fragment. */
  readonly target: string;
}

/** Addresses in one part: about 20 KB compressed. */
const partLength = 1000;

/** Divides old addresses into parts. Of two equal addresses, the first one wins. */
export function divideOldAddresses(
  queries: readonly OldQuery[],
  length = partLength,
): { readonly index: OldAddressIndex; readonly parts: readonly OldAddresses[] } {
  const names = new Map<string, Map<string, readonly string[]>>();
  const parts = Array.from({ length: Math.ceil(queries.length / length) }, () => new Map<string, string>());
  for (const { path, query, target } of queries) {
    const list = [...new URLSearchParams(query).keys()];
    const known = names.get(trimSlash(path)) ?? new Map<string, readonly string[]>();
    names.set(trimSlash(path), known.set(list.join("&"), list));
    const address = `${trimSlash(path)}?${query}`;
    const part = parts[findPart(address, parts.length)];
    if (part && !part.has(address)) part.set(address, target);
  }
  const sorted = [...names].map(([path, lists]) => [path, [...lists.values()].sort((one, other) => other.length - one.length)]);
  return { index: { names: Object.fromEntries(sorted), parts: parts.length }, parts: parts.map((part) => Object.fromEntries(part)) };
}

/**
 * The old addresses that a requested address can mean, those with most query names first. Query
 * names that no old address has, such as a page number or campaign tag, are ignored.
 *
 * @param path decoded, below the base path of the site.
 * @example const index = { names: { "/thread.php": [["t"]] }, parts: 1 };
 * listCandidates(index, "/thread.php", "?t=12&page=2") // => ["/thread.php?t=12"]
 */
export function listCandidates({ names }: OldAddressIndex, path: string, query: string): readonly string[] {
  const written = new URLSearchParams(query);
  const lists = Object.hasOwn(names, trimSlash(path)) ? (names[trimSlash(path)] ?? []) : [];
  return lists
    .filter((list) => list.every((name) => written.has(name)))
    .map((list) => `${trimSlash(path)}?${new URLSearchParams(list.map((name) => [name, written.get(name) ?? ""]))}`);
}

/** The index of the part that holds an address (FNV-1a over UTF-16 units). */
export function findPart(address: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < address.length; index += 1) hash = Math.imul(hash ^ address.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % parts;
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, "");
}
