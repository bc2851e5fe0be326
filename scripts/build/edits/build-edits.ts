import { findFilterEnd } from "../../listing/filter-files.ts";
import { findOutputFile } from "../../pages/page.ts";
import type { BuildStep } from "../build-step.ts";
import { findCacheFile, type StoredBuild, writeCache } from "../cache/cache.ts";
import { tryToStore } from "../cache/open-cache.ts";
import { findFirstExpiry } from "../cache/page-columns.ts";
import { describeRendered, listPageRecords, type RenderedPage } from "../cache/pages.ts";
import { createLocate } from "../content-files.ts";
import { listTree } from "../output/changes.ts";
import { systemDisk } from "../output/disk.ts";
import { rememberManifest } from "../output/manifest.ts";
import { listPaths, updateOutputState } from "../output/output-state.ts";
import { locateObstacles, publish } from "../output/publish.ts";
import { openRenderer, renderPages } from "../render.ts";
import { readPeakMemory } from "../report.ts";
import type { BuildResult } from "../request.ts";
import { type FinishedBuild, forgetSameBuild, type LastBuild, storeSameBuild } from "../same-build.ts";
import type { PlacedIndex } from "../search/place-index.ts";
import { editIndex, listReplaced } from "./edit-index.ts";
import { type PreparedEdits, prepareEdits } from "./prepare-edits.ts";
import { changeCache } from "./store-edits.ts";

/**
 * Builds a site of which only discussions have changed since the last build. It renders the pages
 * that show them, and those that read differently by now, and leaves the same files as a build that
 * reads and plans everything.
 *
 * @param version of the code.
 * @param last left everything as `stored` says.
 * @returns undefined if the whole site must be planned. Then nothing is published.
 */
export async function buildEdits(version: string, step: BuildStep, last: LastBuild, stored: StoredBuild): Promise<BuildResult | undefined> {
  const prepared = prepareEdits(version, step, last, stored);
  if (!prepared) return undefined;
  const { folders, listing, stages } = step;
  const { content, output } = folders;
  const rendered = await renderEdits(prepared, step);
  if (stored.index) stages.begin("Indexing for the search");
  const index = changeIndex(version, prepared, step, stored);
  stages.begin("Publishing");
  const upToDate = listUpToDate(prepared, step, last, stored, index);
  const files = listPaths(last.state);
  const { problems, changes, ...published } = publish(step.staging.folder, output, upToDate, systemDisk, rememberManifest(output, files));
  const { notes } = prepared;
  const { language, warnings } = last.result;
  const locate = createLocate(content, listing.found);
  const result = { problems, notes, warnings, language, locate };
  if (problems.length > 0) return { ...result, locate: locateObstacles(problems, output, locate) };

  const { written, bytes, kept, removed } = published;
  const common = { ...prepared.counts, removed: 0, rendered: 0, written: 0, bytes: 0 };
  const remembered = { notes, language, warnings, report: { ...common, kept: kept + written } };
  const failures = storeEdits(version, prepared, step, last, describeCache(prepared, step, stored, rendered, index), {
    written: changes.written,
    result: remembered,
  });
  const times = { stages: stages.listTimes(), peakMemory: readPeakMemory() };
  const report = { ...common, rendered: rendered.length, written, bytes, kept, removed, ...times };
  return { ...result, warnings: [...warnings, ...failures], report, changes };
}

async function renderEdits({ context, pages }: PreparedEdits, { staging, stages }: BuildStep): Promise<readonly RenderedPage[]> {
  const onRender = stages.begin(`Rendering ${pages.count} pages`);
  const rendered: RenderedPage[] = [];
  const renderBatch = openRenderer(context, staging.folder, (page, bytes, until) => {
    rendered.push(describeRendered(page, bytes, until));
    onRender(rendered.length, pages.count);
  });
  await renderPages(pages.stale, renderBatch);
  return rendered;
}

function changeIndex(
  version: string,
  { edited, columns, context }: PreparedEdits,
  { folders, staging }: BuildStep,
  { index, site }: StoredBuild,
): PlacedIndex | undefined {
  const entries = { before: site.columns, now: columns, entries: edited.forum.entries, after: edited.after, replaced: edited.before };
  return index && editIndex({ index, ...entries, output: folders.output, folder: staging.folder, version }, context);
}

/** The files that stay as they are, as paths below the output folder. */
function listUpToDate(
  { pages }: PreparedEdits,
  { staging }: BuildStep,
  { state }: LastBuild,
  stored: StoredBuild,
  index: PlacedIndex | undefined,
): readonly string[] {
  const staged = listTree(staging.folder);
  const gone = [...pages.removed].map((row) => findOutputFile(stored.pages.urls[row] ?? ""));
  const replaced = stored.index && index ? listReplaced(stored.index, index) : [];
  const others = new Set([...staged, ...gone, ...replaced]);
  return listPaths(state).filter((path) => !others.has(path));
}

/** The cache for the next build, once the files are in the output folder. */
function describeCache(
  { edits, edited, context, pages, links, columns }: PreparedEdits,
  { folders: { output }, listing }: BuildStep,
  stored: StoredBuild,
  rendered: readonly RenderedPage[],
  index: PlacedIndex | undefined,
): StoredBuild {
  const { records } = listPageRecords({ kept: new Map() }, rendered, { now: edited.forum.now, output, fingerprints: pages.fingerprints });
  const slots = Uint32Array.from(index ? columns.slugs : [], (slug) => index?.slots.get(slug) ?? 0);
  const changed = { found: listing.found, edits, edited, columns: { ...columns, slots }, pages, links, rendered: records };
  const searchIndex = index?.describe();
  return { ...changeCache(stored, changed, context), ...(searchIndex && { index: searchIndex }) };
}

/** Stores the cache and the description of the build. Returns warnings. */
function storeEdits(
  version: string,
  { edited: { forum, after } }: PreparedEdits,
  { options, folders, listing }: BuildStep,
  last: LastBuild,
  next: StoredBuild,
  { written, result }: Pick<FinishedBuild, "result"> & { readonly written: readonly string[] },
): readonly string[] {
  const { store, content, output } = folders;
  const failures = tryToStore(folders, () => writeCache(findCacheFile(store, content, output), version, next));
  if (failures.length > 0) forgetSameBuild(folders);
  else
    storeSameBuild(folders, version, options, {
      listing,
      since: forum.now,
      until: findFirstExpiry(next.pages),
      nextChange: Math.min(last.nextChange, findFilterEnd(after, forum.now)),
      hasEditor: last.engine !== undefined,
      state: updateOutputState(output, last.state, written),
      result,
    });
  return failures;
}
