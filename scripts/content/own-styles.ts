import type { Violation } from "../problems/violation.ts";
import { showValue } from "../text/show-value.ts";
import { suggestWord } from "../text/suggest.ts";

/** The style sheet of the owner, and the files that it may name. */
export interface OwnStyles {
  readonly css: string;
  /** Paths below `static`, sorted. */
  readonly statics: readonly string[];
}

/**
 * Finds the static file that an address of a style sheet names.
 *
 * @param written starts at the root of the site, whichever folder that is.
 * @returns its address relative to the folder of the assets.
 */
export function findNamedFile(written: string, statics: readonly string[]): { readonly path: string } | { readonly violation: Violation } {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const name = decode(path).replace(/^\//, "");
  if (path.startsWith("/") && statics.includes(name)) return { path: `../${encodeURI(name)}${rest}` };
  if (/^(?:[a-z][\w+.-]*:|[\\/]{2})/i.test(path)) return { violation: { rule: "styleOfOthers", written: showValue(written) } };
  const meant = name.replace(/^(?:\.{0,2}\/)*(?:static\/)?/, "");
  const near = statics.includes(meant) ? meant : suggestWord(meant, statics);
  return { violation: { rule: "styleWithoutFile", written: showValue(written), near: near === undefined ? undefined : `/${near}` } };
}

/** An address that cannot be decoded names no file. */
function decode(path: string): string {
  try {
    return decodeURI(path).normalize("NFC");
  } catch {
    return path;
  }
}
