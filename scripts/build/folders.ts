import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { refuseTrackedStore } from "./cache/tracked-by-git.ts";
import { findContent } from "./find-content.ts";
import { isWritable } from "./output/closed-folders.ts";
import { UsageError } from "./usage-error.ts";

/**
 * @param option that names the folder.
 * @throws {UsageError}
 */
export function checkContent(content: string, option: "--content" | "--output" = "--content"): void {
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no content folder \`${content}\`: make it, or name another with ${option}.`);
}

/**
 * Checks that the output can be written: it must not lie in the content, where the next build would read it, nor around it, whatever links
 * lead there, nor be other content.
 *
 * @throws {UsageError}
 */
export function checkFolders(content: string, output: string): void {
  const nearest = findNearest(resolve(output));
  if (!statSync(nearest).isDirectory()) throw new UsageError(`\`${nearest}\` is not a folder: choose another with --output.`);
  if (!isWritable(nearest)) throw new UsageError(`\`${nearest}\` cannot be written to: choose another folder with --output.`);
  const [source, target] = [followLinks(content), followLinks(output)];
  if (isInside(source, target) || isInside(target, source))
    throw new UsageError(
      `The output folder \`${output}\` and the content folder \`${content}\` lie in each other: choose another with --output.`,
    );
  const other = findContent(output);
  if (other !== undefined)
    throw new UsageError(`\`${output}\` is a content folder, since it holds \`${other}\`: choose another with --output.`);
}

/**
 * Checks that what builds remember is no part of the content or of the site, and nobody else's.
 *
 * @throws {UsageError}
 */
export function checkStore(store: string, content: string, output: string): void {
  if (existsSync(store) && !statSync(store).isDirectory())
    throw new UsageError(`\`${store}\` is not a folder: choose another with --store.`);
  const other = findAround(store, [content, output]);
  if (other !== undefined) throw new UsageError(`The store \`${store}\` lies in \`${other}\`: choose another with --store.`);
  refuseTrackedStore(store);
}

/**
 * Checks that the list of changes is no part of the content or of the site.
 *
 * @throws {UsageError}
 */
export function checkChangeFile(file: string, content: string, output: string): void {
  const other = findAround(file, [content, output]);
  if (other !== undefined) throw new UsageError(`\`${file}\` lies in \`${other}\`: name another file with --changes.`);
}

/** The first of some folders in which a path lies, whatever links lead there. */
function findAround(path: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => isInside(followLinks(path), followLinks(folder)));
}

/** A path, or the innermost of those around it that exists. */
function findNearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : findNearest(dirname(path));
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
