import {
  type Cache,
  decodeCache,
  deleteCache,
  type Folders,
  findCacheFile,
  type LoadedCache,
  type ReadCache,
  readCache,
  storeCache,
} from "./cache.ts";
import { isChangeError } from "./discussions.ts";
import { noteFolders, removeOldFormat, removeUnused } from "./remove-unused.ts";

/** `used` loads and stores, `new` deletes and stores, `none` neither loads nor stores. */
export type CacheMode = "used" | "new" | "none";

export interface OpenCache extends LoadedCache {
  /**
   * Stores the records of a published build, unless they are stored already. Never throws, since
   * the site is in place: returns warnings.
   */
  readonly store: (cache: Cache) => readonly string[];
}

/**
 * The build must hold the lock of its output folder.
 *
 * @param version of the code.
 * @param read what the cache file holds, if it was read already.
 */
export function openCache(folders: Folders, mode: CacheMode, version: string, read?: ReadCache): OpenCache {
  const { store, content, output } = folders;
  const file = findCacheFile(store, content, output);
  if (mode === "new") deleteCache(file);
  const loaded = decodeCache(read ?? (mode === "used" ? readCache(file, version) : {}));
  let stored = loaded.cache;
  return {
    ...loaded,
    store: (cache) => {
      if (mode === "none" || isSame(cache, stored)) return [];
      const warnings = tryToStore(folders, () => storeCache(file, version, cache));
      if (warnings.length === 0) stored = cache;
      return warnings;
    },
  };
}

/** Stores a cache. Never throws: returns warnings. */
export function tryToStore(folders: Folders, write: () => void): readonly string[] {
  const { store } = folders;
  try {
    noteFolders(folders);
    write();
  } catch (error) {
    return [`The cache could not be stored in \`${store}\`: ${error instanceof Error ? error.message : String(error)}.`];
  }
  removeOldFormat(folders);
  removeUnused(store);
  return [];
}

/** Whether two caches hold the same objects. False for empty ones, of any version. */
function isSame(one: Cache, other: Cache): boolean {
  return (
    one.pages.size > 0 &&
    one.index === other.index &&
    one.site === other.site &&
    (["discussions", "pages", "copies", "assets"] as const).every((part) => holdSame(one[part], other[part]))
  );
}

function holdSame(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  if (one.size !== other.size) return false;
  for (const [key, value] of one) if (other.get(key) !== value) return false;
  return true;
}

/**
 * Deletes the cache if a build failed because a file differs from its record. Mostly somebody was
 * just writing the file. But if the disk reports no change, the next build would trust the record
 * again, and fail for ever.
 */
export function deleteIfWrong({ store, content, output }: Folders, error: unknown): void {
  if (isChangeError(error)) deleteCache(findCacheFile(store, content, output));
}
