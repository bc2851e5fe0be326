/** What tells where old addresses with a query lead, without any of them. */
export interface OldAddressIndex {
  /** By path, without the slash at its end: the names in the queries of its addresses, the longest lists first. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Into how many parts the addresses are divided, so that no reader loads those of a whole forum. */
  readonly parts: number;
}

/** Slugs of discussions by their old addresses: path, `?`, and the query as `URLSearchParams` writes it, sorted by name. */
export type OldAddresses = Readonly<Record<string, string>>;

/** An address that a discussion once had. */
export interface OldQuery {
  /** As the disk would have it. */
  readonly path: string;
  /** As `URLSearchParams` writes it, sorted by name. */
  readonly query: string;
  readonly slug: string;
}

/** About 20 KB, compressed. */
const partLength = 1000;

/** Divides old addresses into parts; of two that are the same the first counts. */
export function divideOldAddresses(
  queries: readonly OldQuery[],
  length = partLength,
): { readonly index: OldAddressIndex; readonly parts: readonly OldAddresses[] } {
  const names = new Map<string, Map<string, readonly string[]>>();
  const parts = Array.from({ length: Math.ceil(queries.length / length) }, () => new Map<string, string>());
  for (const { path, query, slug } of queries) {
    const list = [...new URLSearchParams(query).keys()];
    const known = names.get(trimSlash(path)) ?? new Map<string, readonly string[]>();
    names.set(trimSlash(path), known.set(list.join("&"), list));
    const address = `${trimSlash(path)}?${query}`;
    const part = parts[findPart(address, parts.length)];
    if (part && !part.has(address)) part.set(address, slug);
  }
  const sorted = [...names].map(([path, lists]) => [path, [...lists.values()].sort((one, other) => other.length - one.length)]);
  return { index: { names: Object.fromEntries(sorted), parts: parts.length }, parts: parts.map((part) => Object.fromEntries(part)) };
}

/**
 * The old addresses that an address may mean. Of its query only what an old address has must be there, so that the page of a thread or the
 * mark of a campaign does no harm; those with most names come first.
 *
 * @param path below that of the site, decoded.
 * @example listCandidates({ names: { "/thread.php": [["t"]] }, parts: 1 }, "/thread.php", "?t=12&page=2") // => ["/thread.php?t=12"]
 */
export function listCandidates({ names }: OldAddressIndex, path: string, query: string): readonly string[] {
  const written = new URLSearchParams(query);
  const lists = Object.hasOwn(names, trimSlash(path)) ? (names[trimSlash(path)] ?? []) : [];
  return lists
    .filter((list) => list.every((name) => written.has(name)))
    .map((list) => `${trimSlash(path)}?${new URLSearchParams(list.map((name) => [name, written.get(name) ?? ""]))}`);
}

/** In which part an address stands (FNV-1a, over UTF-16 units). */
export function findPart(address: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < address.length; index += 1) hash = Math.imul(hash ^ address.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % parts;
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, "");
}
