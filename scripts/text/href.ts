/**
 * Spells an address of the site as an `href`. Letters of every script stay as they are, because
 * percent-encoding makes a page a third larger. All other characters are encoded, `?` and `#` too:
 * an address is the path of a page or a file.
 *
 * @param basePath path of the site's folder on its host; starts and ends in `/`.
 * @param url site-relative; starts in `/`.
 * @example link("/forum/", "/tags/پایگاه داده/") // => "/forum/tags/پایگاه%20داده/"
 */
export function link(basePath: string, url: string): string {
  return basePath + spellPath(url);
}

/**
 * Spells a path as an owner writes it, with a query or a fragment.
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
 * @example permalink("https://forum.example/", "/tags/ک/") // => "https://forum.example/tags/%DA%A9/"
 */
export function permalink(base: string, url: string): string {
  return base + encodePart(url.slice(1));
}

/**
 * The absolute address for data in which letters may stay as they are (RFC 3987), as in JSON-LD.
 */
export function buildIri(base: string, url: string): string {
  return base + spellPath(url);
}

/** Without the first slash. */
function spellPath(url: string): string {
  // Most addresses need no encoding, and this test is several times faster than the replacement
  // below.
  if (/^[\w/.~-]*$/.test(url)) return url.slice(1);
  return url.slice(1).replace(/[^\p{L}\p{M}\p{N}\u200c/._~-]+/gu, encodePart);
}

/** `encodeURI` leaves `?` and `#`, which would start a query or a fragment. */
function encodePart(part: string): string {
  return encodeURI(part).replace(/[?#]/g, encodeURIComponent);
}
