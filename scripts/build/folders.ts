import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { refuseTrackedStore } from "./cache/tracked-by-git.ts";
import { isWritable } from "./output/closed-folders.ts";
import { manifestName } from "./output/own-names.ts";
import { isInside } from "./place.ts";
import { UsageError } from "./usage-error.ts";

/** Folder of the caches. */
export const defaultStore = ".goftogu";

/**
 * @param option that names the folder.
 * @throws {UsageError}
 */
export function checkContent(content: string, option: "--content" | "--output" = "--content"): void {
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no content folder \`${content}\`: make it, or name another with ${option}.`);
  checkContentTarget(content, option);
}

/**
 * Checks that content may be written to a folder: it need not exist, but must not be a built site,
 * where the next build would remove the content or publish it.
 *
 * @param option that names the folder.
 * @throws {UsageError}
 */
export function checkContentTarget(content: string, option: "--content" | "--output"): void {
  if (isBuiltSite(content))
    throw new UsageError(
      `\`${content}\` is a built site, since it holds the list \`${manifestName}\`: name the content folder with ${option}.`,
    );
  const stats = statSync(findNearest(resolve(content)));
  if (!stats.isDirectory()) throw new UsageError(`\`${content}\` is not a folder: choose another with ${option}.`);
}

/**
 * Checks that the output folder can be written. It must not be inside the content, where the next
 * build would read it, nor contain it, links followed. It must not be another content folder.
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
 * Checks that the folder of the caches is outside of the content and the site, and that git does
 * not track it.
 *
 * @throws {UsageError}
 */
export function checkStore(store: string, content: string, output: string): void {
  const nearest = findNearest(store);
  if (!statSync(nearest).isDirectory()) throw new UsageError(`\`${nearest}\` is not a folder: choose another with --store.`);
  const other = findAround(store, [content, output]);
  if (other !== undefined) throw new UsageError(`The store \`${store}\` lies in \`${other}\`: choose another with --store.`);
  refuseTrackedStore(store);
}

/**
 * Checks that the list of changes is outside of the content and the site.
 *
 * @throws {UsageError}
 */
export function checkChangeFile(file: string, content: string, output: string): void {
  const other = findAround(file, [content, output]);
  if (other !== undefined) throw new UsageError(`\`${file}\` lies in \`${other}\`: name another file with --changes.`);
}

/** The first folder that contains a path, links followed. */
function findAround(path: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => isInside(followLinks(path), followLinks(folder)));
}

/** A path, or its innermost parent that exists. */
function findNearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : findNearest(dirname(path));
}

/** An absolute path without links, as far as it exists. */
function followLinks(path: string): string {
  const absolute = resolve(path);
  const parent = dirname(absolute);
  if (existsSync(absolute)) return realpathSync(absolute);
  return parent === absolute ? absolute : join(followLinks(parent), basename(absolute));
}

/**
 * The path of a file that no build writes, as proof that a folder holds content. A folder with the
 * manifest of a build is a site.
 *
 * @example findContent("content") // => "site.yaml"
 */
function findContent(folder: string): string | undefined {
  if (isBuiltSite(folder)) return undefined;
  return existsSync(join(folder, "site.yaml")) ? "site.yaml" : findMarkdown(folder, "discussions");
}

/** The default store has the name of the manifest, but is a folder. */
function isBuiltSite(folder: string): boolean {
  const manifest = join(folder, manifestName);
  return existsSync(manifest) && statSync(manifest).isFile();
}

/**
 * The first Markdown file below a folder. Links are not followed; a folder that cannot be read
 * counts as empty.
 */
function findMarkdown(root: string, path: string): string | undefined {
  for (const entry of listEntries(join(root, path))) {
    const inner = `${path}/${entry.name}`;
    const found = entry.isDirectory() ? findMarkdown(root, inner) : entry.isFile() && entry.name.endsWith(".md") ? inner : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
