import { limits } from "../text/limits.ts";
import { resolvePhone } from "./phone-address.ts";

/** The schemes that a link may have. A note about another scheme lists them. */
export const linkSchemes = ["http", "https", "mailto", "tel"] as const;

/** Browsers read a backslash as a slash and drop tabs and line ends (WHATWG URL, 4.4). */
const forbidden = /[\\\p{Cc}]/u;

/** Characters that RFC 3986 does not allow unescaped, and a `%` that starts no escape. */
const unsafe = /%(?![\da-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%]+/gi;

/** A name, an IPv4 or an IPv6 address, perhaps with a port. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Returns the address of a link in a form that a page may hold: with one of `linkSchemes`,
 * or relative, and percent-encoded. International hosts are in punycode, so that look-alikes show.
 * Undefined if a browser could read the address as anything else, or go to another host than it
 * shows.
 *
 * @example resolveAddress("https://аррӏе.com/مقاله")
 * // => "https://xn--80ak6aa92e.com/%D9%85%D9%82%D8%A7%D9%84%D9%87"
 * @example resolveAddress("//evil.example") // => undefined
 */
export function resolveAddress(written: string): string | undefined {
  const address = written.trim();
  if (address === "" || address.length > limits.addressLength || forbidden.test(address)) return undefined;
  switch (readScheme(address)) {
    case undefined:
      return resolveRelative(address);
    case "http":
    case "https":
      return resolveWeb(address);
    case "tel":
      return resolvePhone(address);
    case "mailto":
      return resolveMail(address);
    default:
      return undefined;
  }
}

/**
 * The scheme of an address in lower case. Undefined for a relative address.
 *
 * @example readScheme("HTTPS://example.com/") // => "https"
 */
export function readScheme(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

/**
 * Formats an address for readers: letters and digits without percent-encoding, the host in
 * punycode. A refused address is returned unchanged.
 *
 * @example showAddress("https://fa.example/%D9%85%D9%82%D8%A7%D9%84%D9%87?a=%20")
 * // => "https://fa.example/مقاله?a=%20"
 */
export function showAddress(written: string): string {
  const address = resolveAddress(written);
  if (address === undefined || !isRemote(address)) return written;
  return address.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    const text = decodeAddress(escaped);
    return text === undefined ? escaped : encode(text, /[^\p{L}\p{M}\p{N}\u200c]|(?!\u200c)\p{DI}/gu);
  });
}

/** Whether a resolved address has a host. */
export function isRemote(address: string): boolean {
  return /^https?:/.test(address);
}

/** Undefined if the escapes are not UTF-8. */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Requires exactly two slashes and no `user@`, which would look like the host. */
function resolveWeb(address: string): string | undefined {
  const [, scheme = "", authority = "", rest = ""] = /^(https?:)\/\/([^/?#@]+)(?![^/?#])(.*)$/is.exec(address) ?? [];
  const host = readHost(authority);
  return host === undefined ? undefined : `${scheme.toLowerCase()}//${host}${encode(rest, unsafe)}`;
}

/** Requires one receiver and no line end, which would start another header (RFC 6068, 5). */
function resolveMail(address: string): string | undefined {
  const [, name = "", domain = "", query = ""] = /^mailto:([^@?#\s]+)@([^@?#\s/:]+)(\?[^#]*)?$/i.exec(address) ?? [];
  const host = readHost(domain);
  return host === undefined || /%0[ad]/i.test(address) ? undefined : `mailto:${encode(name, unsafe)}@${host}${encode(query, unsafe)}`;
}

/**
 * Refuses a colon in the first segment, even an escaped one: it would look like a scheme (RFC 3986,
 * 4.2).
 */
function resolveRelative(address: string): string | undefined {
  if (!/^[\p{L}\p{N}._~/?#%-]/u.test(address) || /^\/(?:\/|%2f|%5c)/i.test(address)) return undefined;
  const [first = ""] = /^[^/?#]*/.exec(address) ?? [];
  return /[:\\\p{Cc}]/u.test(decodeAddress(first) ?? first) ? undefined : encode(address, unsafe);
}

/**
 * Returns the host in punycode. Undefined if it is no host or has characters that no host has (RFC
 * 1123, 2.1; `_` is in use).
 */
function readHost(authority: string): string | undefined {
  try {
    const { host } = new URL(`http://${authority}/`);
    return plainHost.test(host) ? host : undefined;
  } catch {
    return undefined;
  }
}

function encode(text: string, characters: RegExp): string {
  return text.replace(/\p{Cs}/gu, "\ufffd").replace(characters, (character) => encodeURIComponent(character));
}
