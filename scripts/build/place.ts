import path, { type PlatformPath } from "node:path";

/** How a system writes paths. By default this one; `posix` or `win32` in tests. */
type Paths = Pick<PlatformPath, "isAbsolute" | "relative" | "sep">;

/**
 * The way from a folder to a path, with `/` on every system. Empty if they are the same.
 *
 * @example describeWay("/forum", "/forum/content/a.md") // => "content/a.md"
 */
export function describeWay(folder: string, to: string, paths: Paths = path): string {
  return paths.relative(folder, to).split(paths.sep).join("/");
}

/**
 * Whether a path is a folder or below it. Neither need exist, and links are not followed. Windows
 * ignores the case of names, and no way leads from one of its drives to another.
 */
export function isInside(inner: string, outer: string, paths: Paths = path): boolean {
  const way = paths.relative(outer, inner);
  return way !== ".." && !way.startsWith(`..${paths.sep}`) && !paths.isAbsolute(way);
}
