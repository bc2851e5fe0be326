import { findFilterEnd } from "../../listing/filter-files.ts";
import { findOutputFile } from "../../pages/page.ts";
import type { BuildStep } from "../build-once.ts";
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
import { forgetSameBuild, type LastBuild, storeSameBuild } from "../same-build.ts";
import { editIndex, listReplaced } from "./edit-index.ts";
import { prepareEdits } from "./prepare-edits.ts";
import { changeCache } from "./store-edits.ts";

/**
 * Builds a site of which only discussions have changed since the last build. It renders the pages
 * that show them, and those that read differently by now, and leaves the same files as a build that
 * reads and plans everything.
 *
 * @param version of the code.
 * @param last left everything as `stored` says.
 * @returns undefined if the site must be planned anew. Then nothing is published.
 */
export async function buildEdits(version: string, step: BuildStep, last: LastBuild, stored: StoredBuild): Promise<BuildResult | undefined> {
  const prepared = prepareEdits(version, step, last, stored);
  if (!prepared) return undefined;
  const { edits, edited, context, pages, columns, counts } = prepared;
  const { options, folders, listing, staging, stages } = step;
  const { content, output, store } = folders;
  const { now } = edited.forum;

  const onRender = stages.begin(`Rendering ${pages.count} pages`);
  const rendered: RenderedPage[] = [];
  const renderBatch = openRenderer(context, staging.folder, (page, bytes, until) => {
    rendered.push(describeRendered(page, bytes, until));
    onRender(rendered.length, pages.count);
  });
  await renderPages(pages.stale, renderBatch);
  if (stored.index) stages.begin("Indexing for the search");
  const { entries } = edited.forum;
  const places = { output, folder: staging.folder, version };
  const indexed = { before: stored.site.columns, now: columns, entries, after: edited.after };
  const index = stored.index && editIndex({ index: stored.index, ...indexed, ...places }, context);

  stages.begin("Publishing");
  const files = listPaths(last.state);
  const staged = new Set(listTree(staging.folder));
  const gone = [...pages.removed].map((row) => findOutputFile(stored.pages.urls[row] ?? ""));
  const replaced = new Set([...gone, ...(stored.index && index ? listReplaced(stored.index, index) : [])]);
  const upToDate = files.filter((path) => !staged.has(path) && !replaced.has(path));
  const { problems, changes, ...published } = publish(staging.folder, output, upToDate, systemDisk, rememberManifest(output, files));
  const { notes, language, warnings } = last.result;
  const locate = createLocate(content, listing.found);
  const result = { problems, notes, warnings, language, locate };
  if (problems.length > 0) return { ...result, locate: locateObstacles(problems, output, locate) };

  const { written, bytes, kept, removed } = published;
  const common = { ...counts, removed: 0, rendered: 0, written: 0, bytes: 0 };
  const report = { ...common, rendered: rendered.length, written, bytes, kept, removed };
  const situation = { now, output, fingerprints: pages.fingerprints };
  const { records } = listPageRecords({ kept: new Map() }, rendered, situation);
  const slots = Uint32Array.from(index ? columns.slugs : [], (slug) => index?.slots.get(slug) ?? 0);
  const searchIndex = index?.describe();
  const next = {
    ...changeCache(stored, { found: listing.found, edits, edited, columns: { ...columns, slots }, pages, rendered: records }, context),
    ...(searchIndex && { index: searchIndex }),
  };
  const failures = tryToStore(folders, () => writeCache(findCacheFile(store, content, output), version, next));
  if (failures.length > 0) forgetSameBuild(folders);
  else
    storeSameBuild(folders, version, options, {
      listing,
      since: now,
      until: findFirstExpiry(next.pages),
      nextChange: Math.min(last.nextChange, findFilterEnd(edited.after, now)),
      hasEditor: last.engine !== undefined,
      state: updateOutputState(output, last.state, changes.written),
      result: { notes, language, warnings, report: { ...common, kept: kept + written } },
    });
  const times = { stages: stages.listTimes(), peakMemory: readPeakMemory() };
  return { ...result, warnings: [...warnings, ...failures], report: { ...report, ...times }, changes };
}
