import { createHash } from "node:crypto";
import { dirname, join, relative, resolve } from "node:path";
import type { LoadedAssets } from "../bundle/load-assets.ts";
import type { StoredIndex } from "../search/stored-index.ts";
import type { DiscussionRecords } from "./discussions.ts";
import { decodePages, encodePages, type PageColumns } from "./page-columns.ts";
import type { PageRecords } from "./page-record.ts";
import { readSealed, removeSealed, writeSealed } from "./sealed-file.ts";

/** What one build leaves for the next. */
export interface Cache {
  /** By path of the discussion's file. */
  readonly discussions: DiscussionRecords;
  readonly pages: PageRecords;
  /** By hash of the settings that they depend on. */
  readonly assets: ReadonlyMap<string, LoadedAssets>;
  /** Absent if the site has no search. */
  readonly index?: StoredIndex;
}

export const emptyCache: Cache = { discussions: new Map(), pages: new Map(), assets: new Map() };

export interface LoadedCache {
  readonly cache: Cache;
  /** A sentence, if there is a cache that cannot be used. */
  readonly warning?: string;
}

/** Folders of a build, as the user names them. */
export interface Folders {
  readonly store: string;
  readonly content: string;
  readonly output: string;
}

/** The ending of a cache file. */
export const cacheEnding = ".cache";
const sameEnding = ".same";

/**
 * The cache file of a content folder and an output folder. It stays valid if the folders move
 * together with the store.
 */
export function findCacheFile(store: string, content: string, output: string): string {
  const pair = nameFolders(store, content, output).join("\0");
  return join(store, "builds", `${createHash("sha256").update(pair).digest("hex").slice(0, 16)}${cacheEnding}`);
}

/** The file that describes the last build, beside its cache. */
export function findSameFile({ store, content, output }: Folders): string {
  return findCacheFile(store, content, output).slice(0, -cacheEnding.length) + sameEnding;
}

/** The paths of the two folders, relative to the folder that holds the store. */
export function nameFolders(store: string, content: string, output: string): readonly string[] {
  const around = dirname(resolve(store));
  return [content, output].map((folder) => relative(around, resolve(folder)));
}

/** How a cache is stored. */
interface StoredCache extends Omit<Cache, "pages"> {
  readonly pages: PageColumns;
}

/** Loads what a build of the same `version` of the code stored. */
export function loadCache(file: string, version: string): LoadedCache {
  const sealed = readSealed(file, version);
  if (sealed.kind === "unusable")
    return { cache: emptyCache, warning: `Everything is built again, because the cache cannot be used: ${sealed.reason}.` };
  if (sealed.kind !== "value") return { cache: emptyCache };
  // The file has a checksum, and this version of the code wrote it.
  const { pages, ...cache } = sealed.value as StoredCache;
  return { cache: { pages: decodePages(pages), ...cache } };
}

export function storeCache(file: string, version: string, { pages, ...cache }: Cache): void {
  const stored: StoredCache = { pages: encodePages(pages), ...cache };
  writeSealed(file, version, stored);
}

export function deleteCache(file: string): void {
  removeSealed(file);
}
