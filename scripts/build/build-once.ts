import { pages as kinds } from "../../.eleventy.ts";
import type { BuildStep } from "./build-step.ts";
import { loadAssets } from "./bundle/load-assets.ts";
import { loadCachedAssets } from "./cache/assets.ts";
import type { Cache } from "./cache/cache.ts";
import { listCopyRecords } from "./copies.ts";
import { warnOfInstant } from "./instant.ts";
import type { Memory } from "./memory.ts";
import { systemDisk } from "./output/disk.ts";
import { findExceededLimits } from "./output/host-limits.ts";
import { locateObstacles, type Published, publish } from "./output/publish.ts";
import { countPages } from "./partial.ts";
import { findOwnStyles, findSiteEngine, hasSearch, type PreparedBuild, planBuild } from "./plan.ts";
import { type ReadForum, readForum } from "./read-forum.ts";
import { type Report, readPeakMemory } from "./report.ts";
import type { BuildResult } from "./request.ts";
import { type StagedSite, stageSite } from "./stage-site.ts";
import { storeBuild } from "./store-build.ts";

/** Performs one build, and returns what the next one may use. */
export async function buildOnce(memory: Memory, step: BuildStep): Promise<{ readonly result: BuildResult; readonly next: Memory }> {
  const { options, request, folders, staging, pool, stages } = step;
  const forum = await readForum(memory, step);
  const { site: settings } = forum.loaded.forum;
  const unclear = warnOfInstant(options.now, settings);
  const warnings = [...(memory.warning === undefined ? [] : [memory.warning]), ...unclear];
  const next = rememberContent(memory, forum, step);

  const { build, assets } = await planSite(forum, memory, step);
  const { notes, locate } = build.loaded;
  const about = { notes, warnings, language: settings.language, locate };
  if (build.problems.length > 0) return { result: { problems: build.problems, ...about }, next };

  const site = await stageSite(build, forum, memory, step);
  // Storing the cache needs the memory of the threads.
  await pool.close();

  stages.begin("Publishing");
  const published = publish(staging.folder, folders.output, site.upToDate, systemDisk, memory.manifest);
  const { problems, changes, manifest } = published;
  if (problems.length > 0) {
    return { result: { ...about, problems, locate: locateObstacles(problems, folders.output, locate) }, next };
  }
  const { cache, checked } = describeCache(assets, forum, site, step);
  const report = describeBuild(build, forum, site, published, step);
  const finished = { build, forum, site, cache, report, warnings: unclear, written: changes.written };
  const failures = request.storing === "at once" ? storeBuild(finished, memory, step) : [];
  const plan = { recall: memory.plan.recall, sites: { now: build.site, later: build.laterSite } };
  return {
    result: { problems: [], ...about, warnings: [...warnings, ...failures], report, changes, pending: site.pending },
    next: { ...next, cache, checked, plan, ...(manifest && { manifest }) },
  };
}

/** What the next build may use, even if this one has problems. */
function rememberContent(memory: Memory, { read, loaded }: ReadForum, { isLasting, listing }: BuildStep): Memory {
  const { open, version, cache, checked, manifest, plan } = memory;
  return {
    open,
    version,
    cache,
    checked,
    ...(manifest && { manifest }),
    plan,
    ...(isLasting && { content: { listing, discussions: read.discussions, forum: loaded.gathered } }),
  };
}

/** Bundles the assets, and plans every page. */
async function planSite(
  { loaded: { gathered: _, ...loaded } }: ReadForum,
  memory: Memory,
  { options }: BuildStep,
): Promise<{ readonly build: PreparedBuild; readonly assets: Cache["assets"] }> {
  const { site } = loaded.forum;
  const engine = findSiteEngine(site, options);
  const bundle = options.loadAssets ?? loadAssets;
  const assets = await loadCachedAssets(memory.cache.assets, bundle, site, hasSearch(loaded, options), engine, findOwnStyles(loaded));
  const build = await planBuild(loaded, { assets: assets.loaded, engine }, options, kinds, memory.plan);
  return { build, assets: assets.records };
}

/** The cache for the next build, once the files are in the output folder. */
function describeCache(
  assets: Cache["assets"],
  { read, files }: ReadForum,
  { pages, copies, index, pending }: StagedSite,
  { folders: { output }, listing }: BuildStep,
): { readonly cache: Cache; readonly checked: Memory["checked"] } {
  const { records, checked } = pages.describe(pending);
  const searchIndex = index.describe();
  const copied = listCopyRecords(copies, files, output, listing);
  return {
    cache: { assets, discussions: read.records, pages: records, copies: copied, ...(searchIndex && { index: searchIndex }) },
    checked,
  };
}

function describeBuild(
  build: PreparedBuild,
  { made }: ReadForum,
  { pages, drawn }: StagedSite,
  { written, bytes, kept, removed }: Published,
  { stages, folders: { output } }: BuildStep,
): Report {
  const { forum, notes, heldBack, counts } = build.loaded;
  const { host } = forum.site;
  return {
    ...counts,
    discussions: forum.entries.length,
    replies: forum.entries.reduce((sum, entry) => sum + entry.replies, 0),
    tags: forum.tags.length,
    heldBack,
    notes: notes.length,
    pages: countPages(build.plan),
    rendered: pages.rendered.length,
    ...{ written, bytes, kept, removed },
    stages: stages.listTimes(),
    peakMemory: readPeakMemory(),
    search: build.site.assets.search !== undefined,
    pictures: { ...drawn, ...(made > 0 && { copied: made }), ...(build.crowd && { crowd: build.crowd }) },
    ...(host && { host: { name: host, exceeded: findExceededLimits(host, output) } }),
  };
}
