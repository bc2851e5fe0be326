/**
 * The target of a request. `segments` are decoded, and relative to the base path; `query` is empty
 * or starts with `?`.
 */
export type Target =
  | { readonly kind: "inside"; readonly segments: readonly string[]; readonly folder: boolean; readonly query: string }
  | { readonly kind: "base without slash"; readonly query: string }
  | { readonly kind: "outside" }
  | { readonly kind: "hidden" }
  | { readonly kind: "malformed" };

/**
 * Parses a request's address, without the disk. A path that could leave the folder, or that names a
 * dotfile, is `hidden`. Only `.well-known` may start with a dot (RFC 8615).
 *
 * @param url as in the request line: an absolute path with an optional query.
 * @param basePath percent-encoded, starts and ends in `/`.
 * @example parseTarget("/forum/tags/%DA%A9?time=week", "/forum/") // => inside, ["tags", "ک"], folder: false, "?time=week"
 */
export function parseTarget(url: string, basePath: string): Target {
  const mark = url.indexOf("?");
  const query = mark === -1 ? "" : url.slice(mark);
  const path = mark === -1 ? url : url.slice(0, mark);
  const segments = decodeSegments(path);
  const base = decodeSegments(basePath)?.slice(0, -1);
  if (segments === undefined || base === undefined || !path.startsWith("/")) return { kind: "malformed" };
  if (!base.every((segment, index) => segment === segments[index])) return { kind: "outside" };
  const below = segments.slice(base.length);
  if (below.length === 0) return { kind: "base without slash", query };
  const folder = below.at(-1) === "";
  const names = folder ? below.slice(0, -1) : below;
  if (!names.every((name, depth) => isServable(name, depth))) return { kind: "hidden" };
  return { kind: "inside", segments: names, folder, query };
}

/** The site-relative address of a page. */
export function readPageUrl({ segments, folder }: Extract<Target, { readonly kind: "inside" }>): string {
  const path = `/${segments.join("/")}`;
  return folder && segments.length > 0 ? `${path}/` : path;
}

/** The address of a folder below the base path, with its closing slash. */
export function buildFolderAddress(basePath: string, segments: readonly string[], query: string): string {
  return `${basePath}${segments.map((segment) => `${encodeURIComponent(segment)}/`).join("")}${query}`;
}

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** No name that the site writes contains a separator of any platform, NUL, `?` or `#`. */
function isServable(name: string, depth: number): boolean {
  if (depth === 0 && name === ".well-known") return true;
  return name !== "" && !name.startsWith(".") && !/[/\\\0?#]/.test(name);
}
