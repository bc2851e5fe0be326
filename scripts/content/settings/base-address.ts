/** The address of a site without `base`. */
export const defaultBase = "https://forum.example/";

/**
 * Parses an `http` or `https` address without credentials, query or fragment. Its path may have
 * only letters and signs that need no escape. The result ends in `/`.
 */
export function parseBase(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || /[?#]|\/\//.test(url.href.slice(url.protocol.length + 2)))
    return undefined;
  if (!isPlain(url.pathname)) return undefined;
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/**
 * Whether others can reach this address. The local machine and reserved names (RFC 2606), such as
 * the name in the default address, are not public.
 *
 * @param base a result of `parseBase`.
 */
export function isPublicBase(base: string): boolean {
  const { hostname } = new URL(base);
  return !/(?:^|\.)(?:localhost|example|test|invalid)\.?$|^127\.|^\[::1\]$/.test(hostname);
}

/** Whether a path needs no escape in pages, style sheets and redirect maps. */
function isPlain(path: string): boolean {
  try {
    return /^[\p{L}\p{M}\p{N}\u200c/._~+@,=()-]*$/u.test(decodeURI(path));
  } catch {
    return false;
  }
}
