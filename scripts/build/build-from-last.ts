import type { BuildStep } from "./build-step.ts";
import { findCacheFile, identifyCache, type ReadCache, readCache } from "./cache/cache.ts";
import { createLocate } from "./content-files.ts";
import type { OutputState } from "./output/output-state.ts";
import { readPeakMemory } from "./report.ts";
import type { BuildResult } from "./request.ts";
import { findLastBuild } from "./same-build.ts";

/** The result of a build, or else what the cache holds, for a build that plans all pages. */
interface FromLast {
  readonly result?: BuildResult;
  readonly read?: ReadCache;
  /** The state of the output folder, if it is as the cache says. */
  readonly state?: OutputState;
}

/**
 * Builds from what the last process left, if only discussions have changed since, or nothing.
 *
 * @param version of the code.
 */
export async function buildFromLast(version: string, step: BuildStep): Promise<FromLast> {
  const { options, request, folders, listing, stages } = step;
  const { store, content, output } = folders;
  const last = findLastBuild(folders, version, options, request, listing);
  if (last?.isSame) {
    const report = { ...last.result.report, stages: stages.listTimes(), peakMemory: readPeakMemory() };
    const changes = { written: [], removed: [] };
    return { result: { ...last.result, problems: [], report, changes, locate: createLocate(content, listing.found) } };
  }
  const file = findCacheFile(store, content, output);
  const isOfLast = last !== undefined && last.cache === identifyCache(file);
  const read = readCache(file, version);
  if (!isOfLast || !read.stored) return { read };
  const { site } = read.stored;
  if (!site) return { read, state: last.state };
  const { buildEdits } = await import("./edits/build-edits.ts");
  const result = await buildEdits(version, step, last, { ...read.stored, site });
  return result ? { result } : { read, state: last.state };
}
