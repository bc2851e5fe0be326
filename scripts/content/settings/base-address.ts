import type { Violation } from "../../problems/violation.ts";

type BaseMistake = Violation<"notBase">["mistake"];

/** The address of a site without `base`. */
export const defaultBase = "https://forum.example/";

/**
 * Parses an `http` or `https` address without credentials, query or fragment. Its path may have
 * only letters and signs that need no escape, and no `.` and `..`. The result ends in `/`.
 */
export function parseBase(written: string): string | undefined {
  return readBase(written).base;
}

/** The result of parsing an address, or why it is refused. */
type ReadBase = { readonly base: string; readonly mistake?: undefined } | { readonly mistake: BaseMistake; readonly base?: undefined };

/**
 * Parses an address as `parseBase` does.
 *
 * @example readBase("https://example.org/a/../b/") // => { mistake: "dots" }
 */
export function readBase(written: string): ReadBase {
  const mistake = findMistake(written);
  if (mistake !== undefined) return { mistake };
  const { href } = new URL(written);
  return { base: href.endsWith("/") ? href : `${href}/` };
}

function findMistake(written: string): BaseMistake | undefined {
  // The URL parser drops line ends and tabs, and reads a backslash as a slash (WHATWG URL, 4.4).
  if (/[\n\r\u2028\u2029]/.test(written)) return "lineBreak";
  if (/\s/.test(written)) return "space";
  if (/\p{C}/u.test(written.replaceAll("\u200c", ""))) return "unseen";
  if (!/^https?:/i.test(written)) return "scheme";
  if (written.includes("\\")) return "backslash";
  if (!/^https?:\/\/[^/]/i.test(written)) return "slashes";
  if (!URL.canParse(written)) return "host";
  const { username, password, href, pathname, protocol } = new URL(written);
  if (username || password) return "user";
  const rest = href.slice(protocol.length + 2);
  if (rest.includes("?")) return "query";
  if (rest.includes("#")) return "fragment";
  if (rest.includes("//")) return "emptySegment";
  const [, path = ""] = /^[^/]*\/\/[^/]*(.*)$/s.exec(written) ?? [];
  if (path.split("/").some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return "dots";
  return isPlain(pathname) ? undefined : "strangeCharacter";
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
