import { type Cache, deleteCache, type Folders, findCacheFile, type LoadedCache, loadCache, storeCache } from "./database.ts";
import { isChangeError } from "./discussions.ts";
import { noteFolders, removeUnused } from "./remove-unused.ts";
import { findVersion } from "./version.ts";

/** `used` loads and stores, `new` deletes and stores, `none` neither loads nor stores. */
export type CacheMode = "used" | "new" | "none";

export interface OpenCache extends LoadedCache {
  /** The version of the code. */
  readonly version: string;
  /**
   * Stores the records of this build once it is published. Never rejects, since the site is in
   * place: resolves to warnings.
   */
  readonly store: (cache: Cache) => Promise<readonly string[]>;
}

/** The build must hold the lock of its output folder. */
export async function openCache(folders: Folders, mode: CacheMode): Promise<OpenCache> {
  const { store, content, output } = folders;
  const file = findCacheFile(store, content, output);
  const version = findVersion();
  if (mode === "new") deleteCache(file);
  const loaded: LoadedCache = mode === "used" ? await loadCache(file, version) : { cache: new Map() };
  return {
    ...loaded,
    version,
    store: async (cache) => {
      if (mode === "none") return [];
      try {
        noteFolders(folders);
        await storeCache(file, version, cache, loaded.cache);
      } catch (error) {
        return [`The cache could not be stored in \`${store}\`: ${error instanceof Error ? error.message : String(error)}.`];
      }
      removeUnused(store);
      return [];
    },
  };
}

/**
 * Deletes the cache if a build failed because a file differs from its record. Mostly somebody was
 * just writing the file. But if the disk reports no change, the next build would trust the record
 * again, and fail for ever.
 */
export function deleteIfWrong({ store, content, output }: Folders, error: unknown): void {
  if (isChangeError(error)) deleteCache(findCacheFile(store, content, output));
}
