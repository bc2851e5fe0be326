/**
 * Where old addresses with a query lead: path, without the slash at its end → names of the query, as `joinNames` joins them → their values,
 * joined the same way → slug of the discussion.
 */
export type OldAddresses = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** An address that a discussion once had. */
export interface OldQuery {
  /** As the disk would have it. */
  readonly path: string;
  /** As `URLSearchParams` writes it, sorted by name. */
  readonly query: string;
  readonly slug: string;
}

/** Of two that are the same the first counts. */
export function collectOldAddresses(queries: readonly OldQuery[]): OldAddresses {
  const found = new Map<string, Map<string, Map<string, string>>>();
  for (const { path, query, slug } of queries) {
    const pairs = [...new URLSearchParams(query)];
    const byNames = found.get(trimSlash(path)) ?? new Map<string, Map<string, string>>();
    const names = joinParts(pairs.map(([name]) => name));
    const byValues = byNames.get(names) ?? new Map<string, string>();
    const values = joinParts(pairs.map(([, value]) => value));
    if (!byValues.has(values)) byValues.set(values, slug);
    found.set(trimSlash(path), byNames.set(names, byValues));
  }
  return Object.fromEntries(
    [...found].map(([path, byNames]) => [
      path,
      Object.fromEntries([...byNames].map(([names, byValues]) => [names, Object.fromEntries(byValues)])),
    ]),
  );
}

/**
 * The slug of the discussion that an address meant. Of its query only what an old address has must be there, so that the page of a thread
 * or the mark of a campaign does no harm; the old address with most names wins.
 *
 * @param path below that of the site, decoded.
 * @example findOldAddress({ "/showthread.php": { t: { "12": "a" } } }, "/showthread.php", "?t=12&page=2") // => "a"
 */
export function findOldAddress(addresses: OldAddresses, path: string, query: string): string | undefined {
  const written = new URLSearchParams(query);
  const byNames = read(addresses, trimSlash(path)) ?? {};
  const known = Object.keys(byNames).sort((one, other) => splitParts(other).length - splitParts(one).length);
  for (const names of known) {
    const values = joinParts(splitParts(names).map((name) => written.get(name) ?? ""));
    const slug = read(read(byNames, names) ?? {}, values);
    if (slug !== undefined && splitParts(names).every((name) => written.has(name))) return slug;
  }
  return undefined;
}

function joinParts(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join("&");
}

function splitParts(joined: string): readonly string[] {
  return joined.split("&").map(decodeURIComponent);
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, "");
}

function read<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
