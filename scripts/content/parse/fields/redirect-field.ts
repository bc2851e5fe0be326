import { z } from "zod";
import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { showValue } from "../../../text/show-value.ts";
import { foldSlug, isDeviceName } from "../../../text/slug.ts";
import type { OldAddress } from "../../model.ts";
import { refuse } from "./common-fields.ts";

type Mistake = Violation<"wrongOldPath">["mistake"];

export type OldPath = Pick<OldAddress, "url" | "query" | "isRaw">;

/** The addresses that no text can have had, each as the name of a top folder or file. */
export interface ReservedAddresses {
  /**
   * Pages and files of the site, also those that a new tag, author or setting would add. The `1` in
   * `sitemap-1.xml` means any number.
   */
  readonly site: readonly string[];
  /**
   * The folder of all discussions. The address of a single discussion is not reserved: a renamed
   * discussion may have had it.
   */
  readonly discussions: string;
  /** The folder that only the development server serves. */
  readonly server: string;
}

/**
 * The old addresses of a post or a page. Each becomes a page and a line in every redirect map, so
 * the list is short: a small file makes no large site. The addresses are counted first, so that a
 * long list is one problem.
 */
export function buildRedirectField(reserved: ReservedAddresses) {
  return z
    .array(z.unknown())
    .transform((paths, context) => {
      const { oldAddresses: most } = limits;
      return paths.length <= most ? paths : refuse(context, { rule: "tooManyOldPaths", paths: paths.length, most });
    })
    .pipe(z.array(buildOldPath(reserved)));
}

/**
 * An earlier address of a page of this site. A path without a query starts and ends in `/`, unless
 * it names a file such as `old.html`. A path with a query stays unchanged.
 */
function buildOldPath(reserved: ReservedAddresses) {
  return z.string().transform((written, context): OldPath => {
    const [before = "", ...rest] = written.split("?");
    const decoded = decodePath(before);
    const raw = decoded === undefined ? readRawPath(before) : undefined;
    // Letters of an unknown encoding break no rule.
    const path =
      decoded ??
      raw?.replace(/%[89A-F][\dA-F]/g, "x").replace(/%([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    const query = rest.length > 0 ? new URLSearchParams(rest.join("?")) : undefined;
    query?.sort();
    const shown = showValue(written);
    if (path === undefined) return refuse(context, { rule: "wrongOldPath", written: shown, mistake: "brokenPercent" });
    const mistake =
      (rest.join("?").includes("#") ? "fragment" : findPathMistake(path, query !== undefined)) ??
      findReserved(splitPath(path), query !== undefined, reserved) ??
      (query ? findQueryMistake(query) : findFileMistake(path));
    if (mistake !== undefined) return refuse(context, { rule: "wrongOldPath", written: shown, mistake });
    const long = findLongPart(path, query);
    if (long) return refuse(context, { rule: "oldPathTooLong", written: shown, ...long });
    const url = raw ?? path;
    const isRaw = raw !== undefined && { isRaw: true as const };
    if (query) return { url, query: String(query), ...isRaw };
    return { url: url.endsWith("/") || /\.html?$/i.test(url) ? url : `${url}/`, ...isRaw };
  });
}

/**
 * Finds out whether an address is reserved. An address with a query becomes no page, so it may be
 * the folder of all discussions. It may not be a path below a discussion.
 */
function findReserved([top = "", ...below]: readonly string[], hasQuery: boolean, reserved: ReservedAddresses): Mistake | undefined {
  if (top === reserved.server) return "ownServer";
  const name = foldName(top);
  if (name === reserved.discussions) return below.length > 1 || (below.length === 0 && !hasQuery) ? "ofSite" : undefined;
  return isOfSite(name, reserved) ? "ofSite" : undefined;
}

/** Whether the name of a page, at the top of the site, is one that the site may use itself. */
export function isReservedName(slug: string, reserved: ReservedAddresses): boolean {
  const name = foldName(slug);
  return name === reserved.discussions || slug === reserved.server || isOfSite(name, reserved);
}

/** Some hosts answer `tags.html` with `tags`. */
function foldName(name: string): string {
  return foldSlug(name).replace(/\.html$/, "");
}

function isOfSite(name: string, reserved: ReservedAddresses): boolean {
  return reserved.site.includes(name.replace(/\d+/, "1"));
}

/** Checks the names in a query, because the 404 page finds old addresses by them. */
function findQueryMistake(query: URLSearchParams): Mistake | undefined {
  const names = [...query.keys()];
  if (names.length === 0 || names.includes("")) return "namelessQuery";
  return new Set(names).size < names.length ? "nameTwice" : undefined;
}

/**
 * Files in which a host looks for instructions: at the root (Cloudflare Pages, Netlify) or in every
 * folder (Apache, IIS). If `.htaccess` is a folder, Apache serves nothing from the folder around
 * it. IIS does the same with `web.config`.
 */
const instructing = /^\/_(?:headers|redirects|routes\.json|worker\.js)(?:\/|$)|\/(?:\.htaccess|web\.config)(?:\/|$)/i;

/**
 * Uploads to GitHub Pages leave out hidden names (actions/upload-pages-artifact 4). Git ignores
 * joiners in `.git`, as disks of macOS do (`core.protectHFS`).
 */
const hidden = /^[\u200c\u200d]*\./;

/** The short name of `.git` on NTFS (git, `core.protectNTFS`). */
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
  // A shell would split a list of files at such spaces, and Windows drops them.
  if (segments.some((segment) => segment !== segment.trim())) return "spaceAtEdge";
  return undefined;
}

/**
 * A path without a query becomes a file on any disk that the site is built on or copied to, and in
 * git if a branch is published.
 */
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

/**
 * Decodes a path to NFC. Undefined if its escapes are not UTF-8. Escapes of `/`, `?` and `#` stay
 * (ECMA-262, decodeURI).
 */
function decodePath(written: string): string | undefined {
  try {
    return decodeURI(written).normalize("NFC");
  } catch {
    return undefined;
  }
}

/**
 * Returns a path whose escapes are not UTF-8, percent-encoded as a whole. Undefined if an escape is
 * broken.
 *
 * @example readRawPath("/%d3%E1/ب") // => "/%D3%E1/%D8%A8"
 */
function readRawPath(written: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(written)) return undefined;
  return encodeURI(written.replace(/\p{Cs}/gu, "\ufffd"))
    .replace(/%25(?=[\da-f]{2})/gi, "%")
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
