import { createHash } from "node:crypto";
import { dirname, join, relative, resolve } from "node:path";
import type { LoadedAssets } from "../bundle/load-assets.ts";
import type { CopyRecords } from "../copies.ts";
import type { StoredSite } from "../edits/stored-site.ts";
import { findStats } from "../output/find-stats.ts";
import type { StoredIndex } from "../search/stored-index.ts";
import type { DiscussionRecord, DiscussionRecords } from "./discussions.ts";
import { type Packed, pack, unpack } from "./packed.ts";
import { decodePages, encodePages, type PageColumns } from "./page-columns.ts";
import type { PageRecords } from "./page-record.ts";
import { readSealed, removeSealed, writeSealed } from "./sealed-file.ts";

/** What one build leaves for the next. */
export interface Cache {
  /** By path of the discussion's file. */
  readonly discussions: DiscussionRecords;
  readonly pages: PageRecords;
  readonly copies: CopyRecords;
  /** By hash of the settings that they depend on. */
  readonly assets: ReadonlyMap<string, LoadedAssets>;
  /** Absent if the site has no search. */
  readonly index?: StoredIndex;
  /** Absent if the next build must plan the whole site. */
  readonly site?: StoredSite;
}

export const emptyCache: Cache = { discussions: new Map(), pages: new Map(), copies: new Map(), assets: new Map() };

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
export interface StoredCache extends Omit<Cache, "pages" | "discussions"> {
  readonly pages: PageColumns;
  /** The paths of the records. */
  readonly paths: readonly string[];
  readonly records: Packed;
}

/** A cache that holds the whole site. */
export interface StoredBuild extends StoredCache {
  readonly site: StoredSite;
}

export interface ReadCache {
  /** Absent if there is none of this version of the code. */
  readonly stored?: StoredCache;
  /** As in `LoadedCache`. */
  readonly warning?: string;
}

/** Reads what a build of the same `version` of the code stored. */
export function readCache(file: string, version: string): ReadCache {
  const sealed = readSealed(file, version);
  if (sealed.kind === "unusable") return { warning: `Everything is built again, because the cache cannot be used: ${sealed.reason}.` };
  // The file has a checksum, and this version of the code wrote it.
  return sealed.kind === "value" ? { stored: sealed.value as StoredCache } : {};
}

export function decodeCache({ stored, ...rest }: ReadCache): LoadedCache {
  if (!stored) return { cache: emptyCache, ...rest };
  const { pages, paths, records, ...cache } = stored;
  const discussions = new Map(paths.map((path, index) => [path, readRecord(stored, index)]));
  return { cache: { discussions, pages: decodePages(pages), ...cache } };
}

/** The record of a discussion, by its place in `paths`. */
export function readRecord({ records }: Pick<StoredCache, "records">, index: number): DiscussionRecord {
  return unpack(records, index) as DiscussionRecord;
}

export function storeCache(file: string, version: string, { pages, discussions, ...cache }: Cache): void {
  const paths = [...discussions.keys()];
  writeCache(file, version, { pages: encodePages(pages), paths, records: pack([...discussions.values()]), ...cache });
}

export function writeCache(file: string, version: string, stored: StoredCache): void {
  writeSealed(file, version, stored);
}

/** Identifies a cache on the disk. Empty if there is none. */
export function identifyCache(file: string): string {
  const stats = findStats(file);
  return stats ? [stats.ino, stats.ctimeMs, stats.size].join(" ") : "";
}

export function deleteCache(file: string): void {
  removeSealed(file);
}
