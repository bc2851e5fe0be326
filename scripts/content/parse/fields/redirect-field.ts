import { z } from "zod";
import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { showValue } from "../../../text/show-value.ts";
import { isDeviceName } from "../../../text/slug.ts";
import type { OldAddress } from "../../model.ts";
import { isOfSite } from "../site-folders.ts";
import { refuse } from "./common-fields.ts";

type Mistake = Violation<"wrongOldPath">["mistake"];

export type OldPath = Pick<OldAddress, "url" | "query">;

/**
 * An address of the site as it used to be. A path without a query starts and ends in `/` unless it names a file such as `old.html`; one with
 * a query stays as it is.
 */
const oldPath = z.string().transform((written, context): OldPath => {
  const [before = "", ...rest] = written.split("?");
  const path = decodePath(before);
  const query = rest.length > 0 ? new URLSearchParams(rest.join("?")) : undefined;
  query?.sort();
  const shown = showValue(written);
  if (path === undefined) return refuse(context, { rule: "wrongOldPath", written: shown, mistake: "brokenPercent" });
  const mistake = findPathMistake(path, query !== undefined) ?? (query ? findQueryMistake(query) : findFileMistake(path));
  if (mistake !== undefined) return refuse(context, { rule: "wrongOldPath", written: shown, mistake });
  const long = findLongPart(path, query);
  if (long) return refuse(context, { rule: "oldPathTooLong", written: shown, ...long });
  if (query) return { url: path, query: String(query) };
  return { url: path.endsWith("/") || /\.html?$/i.test(path) ? path : `${path}/` };
});

/**
 * The old addresses of a discussion. Each becomes a page, and a line of every map: a short list, so that a small file makes no large site.
 * It is counted first, so that a long one is one problem.
 */
export const oldPaths = z
  .array(z.unknown())
  .transform((paths, context) => {
    const { oldAddresses: most } = limits;
    return paths.length <= most ? paths : refuse(context, { rule: "tooManyOldPaths", paths: paths.length, most });
  })
  .pipe(z.array(oldPath));

/** The 404 page looks a query up by its names. */
function findQueryMistake(query: URLSearchParams): Mistake | undefined {
  const names = [...query.keys()];
  if (names.length === 0 || names.includes("")) return "namelessQuery";
  return new Set(names).size < names.length ? "nameTwice" : undefined;
}

/**
 * What hosts look for at the root (Cloudflare Pages, Netlify), and in each folder: Apache answers nothing below a folder in which
 * `.htaccess` is no file, IIS the same of `web.config`.
 */
const instructing = /^\/_(?:headers|redirects|routes\.json|worker\.js)(?:\/|$)|\/(?:\.htaccess|web\.config)(?:\/|$)/i;

/**
 * Uploads to GitHub Pages leave these out (actions/upload-pages-artifact 4). Git sees no joiner in `.git`, nor do disks of macOS
 * (`core.protectHFS`).
 */
const hidden = /^[\u200c\u200d]*\./;

/** What NTFS calls `.git` besides (git, `core.protectNTFS`). */
const shortGit = /^git~1$/i;

function findPathMistake(path: string, hasQuery: boolean): Mistake | undefined {
  if (path === "/" && hasQuery) return "homeQuery";
  if (!path.startsWith("/") || path.startsWith("//") || path === "/") return "noPage";
  if (/[?#]/.test(path)) return "fragment";
  if (/[\\%]|(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(path)) return "strangeCharacter";
  const segments = splitPath(path);
  if (segments.includes("")) return "emptySegment";
  if (segments.some((segment) => segment === ".." || segment === ".")) return "dots";
  if (instructing.test(path)) return "fileOfHosts";
  if (segments.some((segment) => hidden.test(segment))) return "hiddenFolder";
  // A shell that reads a list of files takes such spaces for the list's own, and Windows drops them.
  if (segments.some((segment) => segment !== segment.trim())) return "spaceAtEdge";
  if (segments[0] === "__goftogu") return "ownServer";
  return isOfSite(segments, hasQuery) ? "ofSite" : undefined;
}

/** A path without a query becomes a file on whatever disk the site is built on or copied to, and in git where a branch is published. */
function findFileMistake(path: string): Mistake | undefined {
  if (/["*:<>|]/.test(path)) return "strangeCharacter";
  return splitPath(path).some((segment) => segment.endsWith(".") || shortGit.test(segment) || isDeviceName(segment))
    ? "reservedName"
    : undefined;
}

function findLongPart(path: string, query: URLSearchParams | undefined): Pick<Violation<"oldPathTooLong">, "part" | "most"> | undefined {
  if (Buffer.byteLength(path) > limits.pathBytes) return { part: "path", most: limits.pathBytes };
  if (splitPath(path).some((segment) => Buffer.byteLength(segment) > limits.nameBytes)) return { part: "segment", most: limits.nameBytes };
  return String(query ?? "").length > limits.pathBytes ? { part: "query", most: limits.pathBytes } : undefined;
}

function splitPath(path: string): readonly string[] {
  return path.slice(1).replace(/\/$/, "").split("/");
}

/** A path as the disk has it; undefined when its escapes are not UTF-8. Escapes of `/`, `?` and `#` stay (ECMA-262, decodeURI). */
function decodePath(written: string): string | undefined {
  try {
    return decodeURI(written).normalize("NFC");
  } catch {
    return undefined;
  }
}
