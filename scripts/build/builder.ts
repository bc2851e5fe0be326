import { availableParallelism } from "node:os";
import { createRecall, makeAnew } from "../text/recall.ts";
import { buildFromLast } from "./build-from-last.ts";
import type { ReadCache } from "./cache/cache.ts";
import { isChangeError } from "./cache/discussions.ts";
import { deleteIfWrong, openCache } from "./cache/open-cache.ts";
import { checkPages, noPages } from "./cache/pages.ts";
import { findVersion } from "./cache/version.ts";
import { checkContent, checkFolders, checkStore, defaultStore } from "./folders.ts";
import { listContent } from "./listing.ts";
import type { Memory } from "./memory.ts";
import { explainFailure } from "./output/failure.ts";
import { rememberManifest } from "./output/manifest.ts";
import { listPaths, type OutputState } from "./output/output-state.ts";
import { openStaging } from "./output/staging.ts";
import type { BuilderOptions, BuildRequest, BuildResult } from "./request.ts";
import { createStages } from "./stages.ts";
import { createPool } from "./workers/pool.ts";
import { createScratch } from "./workers/scratch.ts";

/** Builds one site, again and again. */
export interface Builder {
  /** @throws {UsageError} if the folders or the instant cannot be used. */
  readonly build: (request: BuildRequest) => Promise<BuildResult>;
  /** Writes the cache of the last build, if it is not written yet. Returns warnings. */
  readonly store: () => readonly string[];
}

/**
 * Opens a builder. Each build takes the objects of unchanged discussions from the build before, so
 * that it costs what changed. A build that fails leaves nothing in memory. A build with a `signal`
 * keeps it if a file changed meanwhile: the next build gets that file in `changed`.
 *
 * @param isLasting whether it will build more than once.
 */
export function openBuilder(options: BuilderOptions, isLasting: boolean): Builder {
  const { output, content, store = defaultStore, cache: mode = "used" } = options;
  const folders = { store, content, output };
  const recall = isLasting ? createRecall() : makeAnew;
  let memory: Memory | undefined;

  /** @param state of the output folder, if it is as the cache says. */
  function open(version: string, read?: ReadCache, state?: OutputState): Memory {
    const open = openCache(folders, mode, version, read);
    const { cache, warning } = open;
    const checked = state ? new Set(cache.pages.values()) : noPages;
    const published = state && { state, manifest: rememberManifest(output, listPaths(state)) };
    return { open, version, plan: { recall }, cache, checked, ...published, ...(warning !== undefined && { warning }) };
  }

  return {
    build: async (request) => {
      checkContent(content);
      checkFolders(content, output);
      if (mode !== "none" && !memory) checkStore(store, content, output);
      const stages = createStages(request.announce, () => performance.now());
      const onRead = stages.begin("Reading content");
      const staging = openStaging(output);
      const pool = createPool(options.workers ?? availableParallelism() - 1, options.thresholds);
      const scratch = createScratch(staging.folder);
      const before = memory;
      try {
        const version = memory?.version ?? findVersion();
        const listing = listContent(content, Date.now(), memory?.content?.listing, request.changed);
        const step = { options, request, isLasting, folders, listing, staging, pool, scratch, stages, onRead };
        const last = isLasting || mode !== "used" ? undefined : await buildFromLast(version, step);
        if (last?.result) return last.result;
        const known = memory ?? open(version, last?.read, last?.state);
        memory = undefined;
        const { buildOnce } = await import("./build-once.ts");
        const { result, next } = await buildOnce(known, step);
        memory = next;
        return result;
      } catch (error) {
        if (request.signal && isChangeError(error)) memory = before;
        else deleteIfWrong(folders, error);
        throw explainFailure(error, folders);
      } finally {
        await pool.close();
        scratch.close();
        staging.close();
      }
    },
    store: () => {
      if (!memory) return [];
      const { cache, open } = memory;
      memory = { ...memory, checked: checkPages(cache.pages, output) };
      return open.store(cache);
    },
  };
}
