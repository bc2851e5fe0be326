/** The address of a site without `base`. */
export const defaultBase = "https://forum.example/";

/**
 * Parses an `http` or `https` address without credentials, query or fragment. Its path may have
 * only letters and signs that need no escape, and no `.` and `..`. The result ends in `/`.
 */
export function parseBase(written: string): string | undefined {
  // The URL parser drops line ends and tabs, and reads a backslash as a slash (WHATWG URL, 4.4).
  if (!/^https?:\/\/[^/\s\\][^\s\\\p{C}]*$/iu.test(written.replaceAll("\u200c", "")) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (url.username || url.password || /[?#]|\/\//.test(url.href.slice(url.protocol.length + 2))) return undefined;
  const [, path = ""] = /^[^/]*\/\/[^/]*(.*)$/s.exec(written) ?? [];
  if (path.split("/").some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) || !isPlain(url.pathname)) return undefined;
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/**
 * Suggests what to write instead of an address that `parseBase` refuses. Undefined if nobody can
 * tell what it should be.
 *
 * @example suggestBase("https://me@example.org/a/../b?x") // => "https://example.org/b/"
 */
export function suggestBase(written: string): string | undefined {
  const address = written.replace(/[\n\r\t]/g, "").trim();
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? parseBase(`${protocol}//${host}${pathname.replace(/\/{2,}/g, "/")}`) : undefined;
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
