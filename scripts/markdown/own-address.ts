import { domainToUnicode } from "node:url";

/** The address of the site itself, in the spellings that a text may have. */
export interface OwnAddress {
  /** Without scheme and final slash, such as `//forum.example/forum`: as posts resolve it. */
  readonly resolved: string;
  /** The same with a host in its own letters. */
  readonly shown: string;
}

/** @param base absolute address of the site; ends in `/`. */
export function readOwnAddress(base: string): OwnAddress {
  const { host, hostname, pathname } = new URL(base);
  const port = host.slice(hostname.length);
  const path = pathname.replace(/\/$/, "");
  return { resolved: `//${host}${path}`, shown: `//${domainToUnicode(hostname)}${port}${path}` };
}

/** A quick test for texts that may hold the address of the site. */
export function mayHoldOwn(text: string, { resolved, shown }: OwnAddress): boolean {
  return text.includes(resolved) || text.includes(shown);
}

/**
 * Returns the part of a resolved web address below the address of the site; starts in `/`, `?` or
 * `#`, or is empty. Undefined for an address of another site.
 *
 * @example stripOwn("http://forum.example/a/#b", readOwnAddress("https://forum.example/"))
 * // => "/a/#b"
 */
export function stripOwn(address: string, { resolved }: OwnAddress): string | undefined {
  const below = address.replace(/^https?:/, "");
  if (below === address || !below.startsWith(resolved)) return undefined;
  const rest = below.slice(resolved.length);
  return /^(?:[/?#]|$)/.test(rest) ? rest : undefined;
}
