import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pages } from "../../.eleventy.ts";
import { createFingerprinter } from "../pages/fingerprint.ts";
import { findOutputFile } from "../pages/page.ts";
import type { Problem } from "../problems/problem.ts";
import { loadAssets } from "./bundle.ts";
import { createAssetMemory } from "./cache/assets.ts";
import { createDiscussionMemory } from "./cache/discussions.ts";
import { forgetMistaken, type MemoryMode, openMemory } from "./cache/open-cache.ts";
import { createPageRecorder, sortPages } from "./cache/pages.ts";
import { defaultStore } from "./default-store.ts";
import { checkContent, checkFolders, checkStore } from "./folders.ts";
import { listFiles } from "./list-files.ts";
import type { TreeChanges } from "./output/change-list.ts";
import { explainFailure } from "./output/failure.ts";
import { publish } from "./output/publish.ts";
import { openStaging } from "./output/staging.ts";
import { type PreparedBuild, type PrepareOptions, prepareBuild, type WriteOptions, writeFiles } from "./plan.ts";
import type { Plan } from "./render.ts";
import type { Report } from "./report.ts";
import { placeSearchIndex } from "./search-index.ts";
import { type Announce, createStages } from "./stages.ts";
import { watchReading } from "./watch-reading.ts";
import { parseAhead } from "./workers/parse.ts";
import { type Crew, createCrew } from "./workers/pool.ts";
import { renderSite } from "./workers/render-site.ts";

export interface BuildOptions extends PrepareOptions, Pick<WriteOptions, "store"> {
  readonly output: string;
  readonly memory?: MemoryMode;
  /** Threads beside this one that a large build may use; by default one for each further core. */
  readonly workers?: number;
  readonly worth?: Crew["worth"];
}

export interface BuildResult {
  /** Sorted; the output folder is as it was when there are any. */
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Sentences about what went wrong beside the site, which is as it should be. */
  readonly warnings: readonly string[];
  /** Of the site, for what is said of it. */
  readonly language: string;
  /** Absent when there are problems, as is `changes`. */
  readonly report?: Report;
  readonly changes?: TreeChanges;
}

/**
 * Builds a content folder into an output folder.
 *
 * @throws {UsageError} when the folders or the instant cannot be used.
 */
export async function buildSite(options: BuildOptions, announce: Announce): Promise<BuildResult> {
  const { output, content, store = defaultStore, memory: mode = "used" } = options;
  checkContent(content);
  checkFolders(content, output);
  if (mode !== "none") checkStore(store, content, output);
  const stages = createStages(announce, () => performance.now());
  const tellReading = stages.begin("Reading content");
  const staging = openStaging(output);
  const crew = createCrew(options.workers ?? availableParallelism() - 1, options.worth);
  try {
    const startedAt = Date.now();
    const { memory, edition, complaint, keep } = await openMemory({ store, content, output }, mode);
    const warnings = complaint === undefined ? [] : [complaint];
    const discussions = createDiscussionMemory(memory, startedAt);
    const assets = createAssetMemory(memory, options.loadAssets ?? loadAssets);
    const found = listFiles(content);
    const isParsed = await parseAhead(content, found, discussions, startedAt, crew, tellReading);
    const parsed = isParsed ? discussions : watchReading(discussions, found, tellReading);
    const build = await prepareBuild({ ...options, parsed, found, loadAssets: assets.load }, pages);
    const { problems, plan, site, loaded } = build;
    const { forum, notes } = loaded;
    const { language } = forum.site;
    if (problems.length > 0) return { problems, notes, warnings, language };

    const situation = { memory, output, now: forum.now, digest: createFingerprinter(site, forum.entries, edition) };
    const sorted = sortPages(plan, situation);
    const recorder = createPageRecorder(sorted, situation);
    const stale = countPages(sorted.stale);
    const tellRendering = stages.begin(`Rendering ${stale} pages`);
    let rendered = 0;
    const places = { content, found, records: discussions.listRecords(), folder: staging.folder };
    await renderSite(sorted.stale, build, places, crew, (page) => {
      recorder.note(page);
      tellRendering(++rendered, stale);
    });
    const pictures = {
      ...(await writeFiles(build, staging.folder, { begin: stages.begin, store })),
      ...(build.crowd && { crowd: build.crowd }),
    };
    const { search, standing } = await placeSearchIndex(options, build, staging.folder, stages.begin);
    stages.begin("Publishing");
    const {
      problems: obstacles,
      changes,
      ...published
    } = publish(staging.folder, output, [...[...sorted.kept.keys()].map(findOutputFile), ...standing]);
    if (obstacles.length > 0)
      return { problems: obstacles.map((problem) => ({ ...problem, file: join(output, problem.file) })), notes, warnings, language };
    warnings.push(...(await keep(new Map([...assets.listRecords(), ...discussions.listRecords(), ...recorder.listRecords()]))));
    const pageCounts = { pages: countPages(plan), rendered };
    const cost = { stages: stages.listTimes(), peakMemory: process.resourceUsage().maxRSS / 1000 };
    const report = { ...countRead(loaded), ...pageCounts, ...published, ...cost, search, pictures };
    return { problems, notes, warnings, language, report, changes };
  } catch (error) {
    forgetMistaken({ store, content, output }, error);
    throw explainFailure(error, output);
  } finally {
    await crew.close();
    staging.close();
  }
}

function countRead({ forum, notes, heldBack, counts }: PreparedBuild["loaded"]) {
  const replies = forum.entries.reduce((sum, entry) => sum + entry.replies, 0);
  return { ...counts, discussions: forum.entries.length, replies, tags: forum.tags.length, heldBack, notes: notes.length };
}

function countPages(plan: Plan): number {
  return [...plan.values()].reduce((sum, pages) => sum + pages.length, 0);
}
