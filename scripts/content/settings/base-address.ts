/** The address of a site that names none. */
export const defaultBase = "https://forum.example/";

/** Parses an address of http or https without credentials, query or fragment, of plain letters and signs; the result ends in `/`. */
export function parseBase(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || /[?#]|\/\//.test(url.href.slice(url.protocol.length + 2)))
    return undefined;
  if (!isPlain(url.pathname)) return undefined;
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/**
 * Whether others can reach a site at this address: it is neither on one's own machine, nor under a name that nobody can have (RFC 2606), as
 * the default one is.
 *
 * @param base as `parseBase` gives it.
 */
export function isPublicBase(base: string): boolean {
  const { hostname } = new URL(base);
  return !/(?:^|\.)(?:localhost|example|test|invalid)\.?$|^127\.|^\[::1\]$/.test(hostname);
}

/** Whether a path means itself in a page, a style sheet, and the maps of servers. */
function isPlain(path: string): boolean {
  try {
    return /^[\p{L}\p{M}\p{N}\u200c/._~+@,=()-]*$/u.test(decodeURI(path));
  } catch {
    return false;
  }
}
