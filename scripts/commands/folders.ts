import { existsSync, readdirSync, realpathSync, rmdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Checks that the output can be written: it must not lie in the content, where the next build would read it, nor around it, whatever links
 * lead there.
 *
 * @throws {UsageError}
 */
export function checkFolders(content: string, output: string): void {
  if (existsSync(output) && !statSync(output).isDirectory())
    throw new UsageError(`\`${output}\` is not a folder: choose another with --output.`);
  const [source, target] = [followLinks(content), followLinks(output)];
  if (isInside(source, target) || isInside(target, source))
    throw new UsageError(
      `The output folder \`${output}\` and the content folder \`${content}\` lie in each other: choose another with --output.`,
    );
}

/** Removes empty folders from `inner` on, outwards, `outer` included; stops at the first that holds something. */
export function removeEmptyFolders(inner: string, outer: string): void {
  for (let folder = resolve(inner); isInside(folder, resolve(outer)); folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/** Also true of a folder and itself. */
function isInside(inner: string, outer: string): boolean {
  const path = relative(outer, inner);
  return path !== ".." && !path.startsWith(`..${sep}`) && path !== inner;
}

/** An absolute path without links, as far as it exists. */
function followLinks(path: string): string {
  const absolute = resolve(path);
  const parent = dirname(absolute);
  if (existsSync(absolute)) return realpathSync(absolute);
  return parent === absolute ? absolute : join(followLinks(parent), basename(absolute));
}
