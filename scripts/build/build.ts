import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pages as kinds } from "../../.eleventy.ts";
import { findOutputFile } from "../pages/page.ts";
import { fingerprintPages } from "../pages/page-fingerprint.ts";
import type { Problem } from "../problems/problem.ts";
import { loadAssets } from "./bundle/load-assets.ts";
import { loadCachedAssets } from "./cache/assets.ts";
import { type CacheMode, deleteIfWrong, openCache } from "./cache/open-cache.ts";
import { listPageRecords, type RenderedPage, sortPages } from "./cache/pages.ts";
import { type Locate, listFiles } from "./content-files.ts";
import { checkContent, checkFolders, checkStore, defaultStore } from "./folders.ts";
import { warnOfInstant } from "./instant.ts";
import { createForum, type ForumOptions } from "./load.ts";
import type { TreeChanges } from "./output/change-list.ts";
import { explainFailure } from "./output/failure.ts";
import { publish } from "./output/publish.ts";
import { openStaging } from "./output/staging.ts";
import { findSiteEngine, hasSearch, type PlanOptions, type PreparedBuild, planBuild, type WriteOptions, writeFiles } from "./plan.ts";
import { readCachedContent } from "./read-cached-content.ts";
import type { Plan } from "./render.ts";
import type { Report } from "./report.ts";
import { placeIndex } from "./search/place-index.ts";
import { type Announce, createStages } from "./stages.ts";
import { createPool, type WorkerPool } from "./workers/pool.ts";
import { renderSite } from "./workers/render-site.ts";
import { workOnAllThreads } from "./workers/texts-work.ts";

export interface BuildOptions extends ForumOptions, Omit<PlanOptions, "isCheck">, Pick<WriteOptions, "store"> {
  readonly content: string;
  readonly output: string;
  readonly cache?: CacheMode;
  /** Threads beside the main one; by default one for each further core. */
  readonly workers?: number;
  readonly thresholds?: WorkerPool["thresholds"];
}

export interface BuildResult {
  /** Sorted. If there are any, the output folder is unchanged. */
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Sentences about failures that do not affect the site. */
  readonly warnings: readonly string[];
  /** Language of the site. */
  readonly language: string;
  /** Returns the path of a problem's file from the working folder. */
  readonly locate: Locate;
  /** Absent if there are problems, as is `changes`. */
  readonly report?: Report;
  readonly changes?: TreeChanges;
}

/**
 * Builds a content folder into an output folder.
 *
 * @throws {UsageError} if the folders or the instant cannot be used.
 */
export async function buildSite(options: BuildOptions, announce: Announce): Promise<BuildResult> {
  const { output, content, store = defaultStore, cache: mode = "used" } = options;
  checkContent(content);
  checkFolders(content, output);
  if (mode !== "none") checkStore(store, content, output);
  const stages = createStages(announce, () => performance.now());
  const onRead = stages.begin("Reading content");
  const staging = openStaging(output);
  const pool = createPool(options.workers ?? availableParallelism() - 1, options.thresholds);
  try {
    const startedAt = Date.now();
    const { cache, version, warning, store: storeCache } = await openCache({ store, content, output }, mode);
    const warnings = warning === undefined ? [] : [warning];

    const found = listFiles(content);
    const read = await readCachedContent({ root: content, found, base: options.base, cache, startedAt, pool, onProgress: onRead });
    const loaded = createForum(read, options);
    const { forum, locate } = loaded;
    warnings.push(...warnOfInstant(options.now, forum.site));
    const { language } = forum.site;

    const engine = findSiteEngine(forum.site, options);
    const bundle = options.loadAssets ?? loadAssets;
    const assets = await loadCachedAssets(cache, bundle, forum.site, hasSearch(loaded, options), engine);
    const build = await planBuild(loaded, { assets: assets.loaded, engine }, options, kinds);
    const { notes } = build.loaded;
    if (build.problems.length > 0) return { problems: build.problems, notes, warnings, language, locate };

    const fingerprints = fingerprintPages(build.plan, build.site, forum.entries, version);
    const situation = { cache, output, now: forum.now, fingerprints };
    const sorted = sortPages(build.plan, situation);
    const stale = countPages(sorted.stale);
    const onRender = stages.begin(`Rendering ${stale} pages`);
    const rendered: RenderedPage[] = [];
    const places = { content, found, records: read.records, folder: staging.folder };
    await renderSite(sorted.stale, build, places, pool, (page) => {
      rendered.push(page);
      onRender(rendered.length, stale);
    });
    const drawn = await writeFiles(build, staging.folder, { begin: stages.begin, store });
    if (build.site.assets.search) stages.begin("Indexing for the search");
    const index = await placeIndex(build, { cache, output, folder: staging.folder, version }, workOnAllThreads(build, places, pool));

    stages.begin("Publishing");
    const upToDate = [...[...sorted.kept.keys()].map(findOutputFile), ...index.kept];
    const { problems: obstacles, changes, ...published } = publish(staging.folder, output, upToDate);
    if (obstacles.length > 0) {
      const places = new Set(obstacles.map(({ file }) => file));
      return { problems: obstacles, notes, warnings, language, locate: (file) => (places.has(file) ? join(output, file) : locate(file)) };
    }
    const records = [assets.records, read.records, listPageRecords(sorted, rendered, situation), index.listRecords()];
    warnings.push(...(await storeCache(new Map(records.flatMap((part) => [...part])))));

    const report: Report = {
      ...countLoaded(build.loaded),
      pages: countPages(build.plan),
      rendered: rendered.length,
      ...published,
      stages: stages.listTimes(),
      peakMemory: process.resourceUsage().maxRSS / 1000,
      search: build.site.assets.search !== undefined,
      pictures: { ...drawn, ...(build.crowd && { crowd: build.crowd }) },
    };
    return { problems: [], notes, warnings, language, locate, report, changes };
  } catch (error) {
    deleteIfWrong({ store, content, output }, error);
    throw explainFailure(error, output);
  } finally {
    await pool.close();
    staging.close();
  }
}

function countLoaded({ forum, notes, heldBack, counts }: PreparedBuild["loaded"]) {
  const replies = forum.entries.reduce((sum, entry) => sum + entry.replies, 0);
  return { ...counts, discussions: forum.entries.length, replies, tags: forum.tags.length, heldBack, notes: notes.length };
}

function countPages(plan: Plan): number {
  return [...plan.values()].reduce((sum, pages) => sum + pages.length, 0);
}
