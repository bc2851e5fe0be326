import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { readFileName } from "../../../text/path.ts";
import { showValue } from "../../../text/show-value.ts";
import type { FoundFile } from "./found-file.ts";
import { checkPictureName } from "./picture-file.ts";

/**
 * The names that may start with a dot, at the top of `static`: the folder of RFC 8615, and the file
 * that keeps GitHub Pages from running Jekyll. Servers obey other such names (`.htaccess`), or keep
 * secrets in them (`.env`).
 */
const published: ReadonlySet<string> = new Set([".well-known", ".nojekyll"]);

/**
 * The short name of `.git` on NTFS (git, `core.protectNTFS`), and names that Windows would change.
 */
const lostName = /^git~1$|^ |[ .]$/i;

/**
 * Checks the name of a file or folder in `static`. It becomes part of an address, and a file on any
 * disk that the site is copied to.
 *
 * @param path below the content folder.
 */
export function checkStaticName(path: string): Violation | undefined {
  const name = readFileName(path);
  const isAtTop = path === `static/${name}`;
  if (name.startsWith(".") && !(isAtTop && published.has(name))) return { rule: "hiddenStatic", name: showValue(name) };
  const violation = checkPictureName(name);
  if (violation) return violation;
  if (lostName.test(name)) return { rule: "reservedName", name: showValue(name) };
  const bytes = Buffer.byteLength(path);
  return bytes > limits.pathBytes ? { rule: "nameTooLong", name: showValue(path), bytes, most: limits.pathBytes } : undefined;
}

/** Finds the first file that makes too many files in `static`, or too many bytes. */
export function findFurtherStatic(found: readonly FoundFile[]): { readonly file: FoundFile; readonly violation: Violation } | undefined {
  const files = found.filter(({ kind }) => kind === "file");
  const [further] = files.slice(limits.staticFiles);
  if (further) return { file: further, violation: { rule: "tooManyStatics", files: files.length, most: limits.staticFiles } };
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > limits.staticsBytes) return { file, violation: { rule: "staticsTooLarge", mebibytes: limits.staticsBytes / 2 ** 20 } };
  }
  return undefined;
}
