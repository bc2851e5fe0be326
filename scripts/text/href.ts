/**
 * Formats an address of the site as an `href`. Letters of every script stay unencoded, because
 * percent-encoding makes a page a third larger. Other unsafe characters are encoded, `?` and `#`
 * too: an address is the path of a page or a file.
 *
 * @param basePath path of the site's folder on its host; starts and ends in `/`.
 * @param url site-relative; starts in `/`.
 * @example link("/forum/", "/tags/پایگاه داده/") // => "/forum/tags/پایگاه%20داده/"
 */
export function link(basePath: string, url: string): string {
  return basePath + encodePath(url);
}

/**
 * Like `link`, for a path that the owner wrote: it may have a query and a fragment.
 *
 * @example linkPath("/forum/", "/about/?from=banner#offer") // => "/forum/about/?from=banner#offer"
 */
export function linkPath(basePath: string, path: string): string {
  const { pathname, search, hash } = new URL(path, "https://forum.example/");
  return basePath + pathname.slice(1) + search + hash;
}

/**
 * The absolute address, percent-encoded.
 *
 * @param base absolute address of the site; ends in `/`.
 * @example permalink("https://forum.example/", "/tags/ک/")
 * // => "https://forum.example/tags/%DA%A9/"
 */
export function permalink(base: string, url: string): string {
  return base + encodePart(url.slice(1));
}

/** Encodes an address and drops its first slash. */
function encodePath(url: string): string {
  // Most addresses need no encoding, and this test is several times faster than the replacement
  // below.
  if (/^[\w/.~-]*$/.test(url)) return url.slice(1);
  return url.slice(1).replace(/[^\p{L}\p{M}\p{N}\u200c/._~-]+/gu, encodePart);
}

/** `encodeURI` leaves `?` and `#`, which would start a query or a fragment. */
function encodePart(part: string): string {
  return encodeURI(part).replace(/[?#]/g, encodeURIComponent);
}
