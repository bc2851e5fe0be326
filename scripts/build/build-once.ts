import { pages as kinds } from "../../.eleventy.ts";
import { findNextChange } from "../forum/next-change.ts";
import { findFilterEnd } from "../listing/filter-files.ts";
import { findOutputFile } from "../pages/page.ts";
import { fingerprintPages } from "../pages/page-fingerprint.ts";
import { isCopy } from "../pages/picture-copies.ts";
import { loadAssets } from "./bundle/load-assets.ts";
import { loadCachedAssets } from "./cache/assets.ts";
import type { Cache, Folders } from "./cache/cache.ts";
import { findFirstEnd, listPageRecords, noPages, type RenderedPage, sortPages } from "./cache/pages.ts";
import { findFiles, listCopyRecords, sortCopies } from "./copies.ts";
import { storeSite } from "./edits/store-site.ts";
import { warnOfInstant } from "./instant.ts";
import type { ContentListing } from "./listing.ts";
import { createForum } from "./load.ts";
import type { Memory } from "./memory.ts";
import { systemDisk } from "./output/disk.ts";
import { isUnchanged, readManifest } from "./output/manifest.ts";
import { updateOutputState } from "./output/output-state.ts";
import { locateObstacles, publish } from "./output/publish.ts";
import type { Staging } from "./output/staging.ts";
import { addPending, choosePages, countPages, listPending, listPendingFiles } from "./partial.ts";
import { placeCopies } from "./pictures/make-copies.ts";
import { prepareCopies } from "./pictures/prepare-copies.ts";
import { findSiteEngine, hasSearch, type PreparedBuild, planBuild, writeFiles } from "./plan.ts";
import { readCachedContent } from "./read-cached-content.ts";
import { type Report, readPeakMemory } from "./report.ts";
import type { BuilderOptions, BuildRequest, BuildResult } from "./request.ts";
import { forgetSameBuild, storeSameBuild } from "./same-build.ts";
import { placeIndex } from "./search/place-index.ts";
import type { OnProgress, Stages } from "./stages.ts";
import type { WorkerPool } from "./workers/pool.ts";
import { renderSite } from "./workers/render-site.ts";
import type { Scratch } from "./workers/scratch.ts";
import { workOnAllThreads } from "./workers/texts-work.ts";

/** The tools of one build. */
export interface BuildStep {
  readonly options: BuilderOptions;
  readonly request: BuildRequest;
  /** Whether another build follows in this process. */
  readonly isLasting: boolean;
  readonly folders: Folders;
  readonly listing: ContentListing;
  readonly staging: Staging;
  readonly pool: WorkerPool;
  readonly scratch: Scratch;
  readonly stages: Stages;
  /** Takes the progress of the stage that has begun. */
  readonly onRead: OnProgress;
}

/** Performs one build, and returns what the next one may use. */
export async function buildOnce(memory: Memory, step: BuildStep): Promise<{ readonly result: BuildResult; readonly next: Memory }> {
  const { options, request, isLasting, folders, listing, staging, pool, scratch, stages, onRead } = step;
  const { content, output, store } = folders;
  const { cache, version } = memory;
  const warnings = memory.warning === undefined ? [] : [memory.warning];

  const { found, listedAt: startedAt } = listing;
  const remembered = memory.content?.discussions;
  const { recall } = memory.plan;
  const sources = { known: cache.discussions, recall, ...(remembered && { remembered }) };
  const threads = { pool, scratch, folder: staging.folder };
  const parsed = await readCachedContent({
    root: content,
    found,
    base: options.base,
    startedAt,
    ...threads,
    onProgress: onRead,
    ...sources,
  });
  const files = findFiles(listing);
  // With other problems the build ends soon, and making copies takes long.
  const isDoomed = parsed.problems.length > 0 && !options.skipBroken;
  const { read, made, load } = isDoomed
    ? { read: parsed, made: 0, load: () => undefined }
    : await prepareCopies(parsed, { files, output, known: cache.copies, store, cache: options.cache, begin: stages.begin });
  const { gathered, ...loaded } = createForum(read, { ...options, clock: request.clock }, recall, memory.content?.forum);
  const { forum, locate } = loaded;
  const next: Memory = {
    open: memory.open,
    version,
    cache,
    checked: memory.checked,
    ...(memory.manifest && { manifest: memory.manifest }),
    plan: memory.plan,
    ...(isLasting && { content: { listing, discussions: read.discussions, forum: gathered } }),
  };
  const unclear = warnOfInstant(options.now, forum.site);
  warnings.push(...unclear);
  const { language } = forum.site;

  const engine = findSiteEngine(forum.site, options);
  const bundle = options.loadAssets ?? loadAssets;
  const assets = await loadCachedAssets(cache.assets, bundle, forum.site, hasSearch(loaded, options), engine);
  const build = await planBuild(loaded, { assets: assets.loaded, engine }, options, kinds, memory.plan);
  const { notes } = build.loaded;
  if (build.problems.length > 0) return { result: { problems: build.problems, notes, warnings, language, locate }, next };

  const copies = sortCopies(build.copies, cache.copies, files, output);
  placeCopies(copies.stale.filter(isCopy), staging.folder, load);

  const chosen = choosePages(build.plan, request.only);
  const fingerprints = fingerprintPages(chosen, build.site, version);
  const isUntouched = memory.manifest !== undefined && isUnchanged(memory.manifest, output);
  const checked = isUntouched ? memory.checked : noPages;
  const situation = { known: cache.pages, checked, output, now: forum.now, fingerprints };
  const sorted = sortPages(chosen, situation);
  const stale = countPages(sorted.stale);
  const onRender = stages.begin(`Rendering ${stale} pages`);
  const rendered: RenderedPage[] = [];
  const places = { content, found, records: read.records, places: read.places, folder: staging.folder };
  const onPage = (page: RenderedPage) => {
    rendered.push(page);
    onRender(rendered.length, stale);
  };
  await renderSite(sorted.stale, build, places, pool, onPage, request.signal);
  const others = listPending(build.plan, [...sorted.kept.keys(), ...rendered.map(({ url }) => url)]);
  const { signal } = request;
  // Pictures and the search index take long too.
  const written = { ...build, copies: copies.stale.filter((page) => !isCopy(page)), drawings: others.size === 0 ? build.drawings : [] };
  const drawn = await writeFiles(written, staging.folder, {
    files,
    begin: stages.begin,
    store,
    signal,
  });
  // A page may show a picture that is not drawn.
  const pending = others.size === 0 && signal?.aborted ? listPending(build.plan, []) : others;
  const isWhole = pending.size === 0;
  if (isWhole && build.site.assets.search) stages.begin("Indexing for the search");
  const indexed = { last: cache.index, isIntact: memory.state !== undefined, output, folder: staging.folder, version };
  const lastIndex = { kept: [], slots: new Map<string, number>(), describe: () => cache.index };
  const index = isWhole ? await placeIndex(build, indexed, workOnAllThreads(build, places, pool)) : lastIndex;
  // Storing the cache needs the memory of the threads.
  await pool.close();

  stages.begin("Publishing");
  const previous = (isUntouched && memory.manifest?.paths) || readManifest(output);
  const upToDate = [
    ...[...sorted.kept.keys(), ...copies.kept.keys()].map(findOutputFile),
    ...index.kept,
    ...listPendingFiles(pending, previous),
  ];
  const { problems: obstacles, changes, manifest, ...published } = publish(staging.folder, output, upToDate, systemDisk, memory.manifest);
  if (obstacles.length > 0) {
    const located = locateObstacles(obstacles, output, locate);
    return { result: { problems: obstacles, notes, warnings, language, locate: located }, next };
  }
  const nowListed = listPageRecords(sorted, rendered, situation);
  const { records: pages, checked: nowChecked } = addPending(nowListed, pending, { records: cache.pages, checked });
  const searchIndex = index.describe();
  const nowCopied = listCopyRecords(copies, files, output, listing);
  const stored: Cache = {
    assets: assets.records,
    discussions: read.records,
    pages,
    copies: nowCopied,
    ...(searchIndex && { index: searchIndex }),
  };
  const report: Report = {
    ...countLoaded(build.loaded),
    pages: countPages(build.plan),
    rendered: rendered.length,
    ...published,
    stages: stages.listTimes(),
    peakMemory: readPeakMemory(),
    search: build.site.assets.search !== undefined,
    pictures: { ...drawn, ...(made > 0 && { copied: made }), ...(build.crowd && { crowd: build.crowd }) },
  };
  if (request.storing === "at once") {
    const kept = { ...report, rendered: 0, written: 0, bytes: 0, kept: published.written + published.kept, removed: 0 };
    const pictures = { drawn: 0, kept: drawn.drawn + drawn.kept, ...(build.crowd && { crowd: build.crowd }) };
    const nextChange = Math.min(findNextChange(read.content, forum.now), findFilterEnd(forum.entries, forum.now));
    const until = findFirstEnd(pages);
    const finished = { listing, since: forum.now, until, nextChange, hasEditor: forum.site.editor !== undefined };
    const again = { notes, language, warnings: unclear, report: { ...kept, pictures } };
    const state = memory.state && { state: updateOutputState(output, memory.state, changes.written) };
    const canRemember = options.cache !== "none" && isWhole && loaded.eventual === forum;
    const isReadable = forum.entries.every(({ discussion }) => read.records.has(discussion.file));
    const { uses: labels } = gathered.now.names;
    const site = { build, found, labels, find: loaded.find, pages, slots: index.slots };
    const failures = memory.open.store(canRemember && isReadable ? { ...stored, site: storeSite(site) } : stored);
    warnings.push(...failures);
    if (failures.length > 0) forgetSameBuild(folders);
    else if (options.cache !== "none") storeSameBuild(folders, version, options, { ...finished, ...state, result: again });
  }
  const result = { problems: [], notes, warnings, language, locate, report, changes, pending };
  const sites = { now: build.site, later: build.laterSite };
  return { result, next: { ...next, cache: stored, checked: nowChecked, plan: { recall, sites }, ...(manifest && { manifest }) } };
}

function countLoaded({ forum, notes, heldBack, counts }: PreparedBuild["loaded"]) {
  const replies = forum.entries.reduce((sum, entry) => sum + entry.replies, 0);
  return { ...counts, discussions: forum.entries.length, replies, tags: forum.tags.length, heldBack, notes: notes.length };
}
