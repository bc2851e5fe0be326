import type { PlannedPage } from "../../pages/page.ts";
import type { BuildStep } from "../build-once.ts";
import { findCacheFile, type StoredCache, writeCache } from "../cache/cache.ts";
import { createVerifiedReader } from "../cache/discussions.ts";
import { tryToStore } from "../cache/open-cache.ts";
import { repack } from "../cache/packed.ts";
import { findFirstExpiry, replacePageRecords } from "../cache/page-columns.ts";
import type { PageRecord } from "../cache/page-record.ts";
import { describeRendered, listPageRecords, type RenderedPage } from "../cache/pages.ts";
import { createLocate, createReader } from "../content-files.ts";
import { listTree } from "../output/changes.ts";
import { systemDisk } from "../output/disk.ts";
import { rememberManifest } from "../output/manifest.ts";
import { listPaths, updateOutputState } from "../output/output-state.ts";
import { locateObstacles, publish } from "../output/publish.ts";
import { openRenderer, type Plan, renderPages } from "../render.ts";
import { readPeakMemory } from "../report.ts";
import type { BuildResult } from "../request.ts";
import { forgetSameBuild, type LastBuild, storeSameBuild } from "../same-build.ts";
import { restoreSite } from "../workers/site-worker.ts";
import { changeIndexTexts, listReplaced } from "./change-index-texts.ts";
import { findTextEdits } from "./find-text-edits.ts";
import { findStalePages, type StalePage } from "./stale-pages.ts";
import { updateSite } from "./store-site.ts";
import { openEntries } from "./stored-entries.ts";
import type { StoredSite } from "./stored-site.ts";

/**
 * Builds a site of which only texts have changed since the last build. It renders the pages that
 * show these texts, and those that read differently by now, and leaves the same files as a build
 * that reads and plans everything.
 *
 * @param version of the code.
 * @param last left everything as `stored` says.
 * @returns undefined if the site must be planned anew. Then nothing is written.
 */
export async function buildTextEdits(
  version: string,
  { options, request, folders, listing, staging, pool, scratch, stages }: BuildStep,
  last: LastBuild,
  stored: StoredCache & { readonly site: StoredSite },
): Promise<BuildResult | undefined> {
  const { content, output, store } = folders;
  const now = options.now === undefined ? request.clock : last.since;
  const { input, ...site } = stored.site.site;
  const context = restoreSite({ input: { ...input, now }, ...site });
  const edits = findTextEdits(stored, stored.site.found, listing, content, context.site);
  const locate = createLocate(content, listing.found);
  const entries = edits && openEntries(stored, stored.site, edits, createVerifiedReader(createReader(locate)), scratch);
  if (!entries || [...entries.edited.keys()].some((number) => stored.site.anchored.has(entries.get(number).url))) return undefined;
  const stale = findStalePages(stored, entries, context, now, version);
  if (!stale || stale.length >= pool.thresholds.render) return undefined;

  const onRender = stages.begin(`Rendering ${stale.length} pages`);
  const rendered: RenderedPage[] = [];
  const renderBatch = openRenderer(context, staging.folder, (page, bytes, until) => {
    rendered.push(describeRendered(page, bytes, until));
    onRender(rendered.length, stale.length);
  });
  await renderPages(groupByKind(stale), renderBatch);
  if (stored.index) stages.begin("Indexing for the search");
  const index = stored.index && changeIndexTexts(stored.index, stored.site, entries, { output, folder: staging.folder, version }, context);

  stages.begin("Publishing");
  const files = listPaths(last.state);
  const staged = new Set(listTree(staging.folder));
  const replaced = new Set(stored.index && index ? listReplaced(stored.index, index) : []);
  const upToDate = files.filter((path) => !staged.has(path) && !replaced.has(path));
  const { problems, changes, ...published } = publish(staging.folder, output, upToDate, systemDisk, rememberManifest(output, files));
  const { notes, language, warnings } = last.result;
  const result = { problems, notes, warnings, language, locate };
  if (problems.length > 0) return { ...result, locate: locateObstacles(problems, output, locate) };

  const { written, bytes, kept, removed } = published;
  const common = { ...last.result.report, removed: 0, rendered: 0, written: 0, bytes: 0 };
  const report = { ...common, ...{ rendered: rendered.length, written, bytes, kept, removed } };
  const searchIndex = index?.describe();
  const next: StoredCache = {
    ...stored,
    pages: replacePageRecords(stored.pages, describePages(stale, rendered, output, now)),
    records: repack(stored.records, edits),
    site: updateSite(stored.site, listing.found, entries, stale),
    ...(searchIndex && { index: searchIndex }),
  };
  const failures = tryToStore(folders, () => writeCache(findCacheFile(store, content, output), version, next));
  if (failures.length > 0) forgetSameBuild(folders);
  else
    storeSameBuild(folders, version, options, {
      listing,
      since: now,
      until: findFirstExpiry(next.pages),
      nextChange: last.nextChange,
      hasEditor: last.engine !== undefined,
      state: updateOutputState(output, last.state, changes.written),
      result: { notes, language, warnings, report: { ...common, kept: kept + written } },
    });
  const times = { stages: stages.listTimes(), peakMemory: readPeakMemory() };
  return { ...result, warnings: [...warnings, ...failures], report: { ...report, ...times }, changes };
}

function groupByKind(pages: readonly StalePage[]): Plan {
  const plan = new Map<string, PlannedPage[]>();
  for (const { kind, page } of pages) {
    const known = plan.get(kind);
    if (known) known.push(page);
    else plan.set(kind, [page]);
  }
  return plan;
}

/** The new records of pages that were rendered and published, by row. */
function describePages(
  stale: readonly StalePage[],
  rendered: readonly RenderedPage[],
  output: string,
  now: number,
): ReadonlyMap<number, PageRecord> {
  const rows = new Map(stale.map(({ row, page }) => [page.url, row]));
  const fingerprints = new Map(stale.map(({ page, fingerprint }) => [page.url, fingerprint]));
  const { records } = listPageRecords({ stale: new Map(), kept: new Map() }, rendered, { now, output, fingerprints });
  return new Map([...records].map(([url, record]) => [rows.get(url) ?? -1, record]));
}
