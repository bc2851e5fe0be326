import type { PictureCounts } from "../cards/write-drawings.ts";
import { findOutputFile } from "../pages/page.ts";
import { isCopy } from "../pages/picture-copies.ts";
import type { BuildStep } from "./build-step.ts";
import { noPages } from "./cache/pages.ts";
import { type SortedCopies, sortCopies } from "./copies.ts";
import type { Memory } from "./memory.ts";
import { isUnchanged, readManifest } from "./output/manifest.ts";
import { listPending, listPendingFiles } from "./partial.ts";
import { placeCopies } from "./pictures/make-copies.ts";
import type { PreparedBuild } from "./plan.ts";
import type { ReadForum } from "./read-forum.ts";
import { type RenderedPages, renderStale } from "./render-stale.ts";
import { type PlacedIndex, placeIndex } from "./search/place-index.ts";
import type { RenderPlaces } from "./workers/render-site.ts";
import { workOnAllThreads } from "./workers/texts-work.ts";
import { writeFiles } from "./write-files.ts";

/** A site in the staging folder. Files that did not change are in the output folder. */
export interface StagedSite {
  readonly pages: RenderedPages;
  readonly copies: SortedCopies;
  /** Cards and icons. */
  readonly drawn: PictureCounts;
  readonly index: PlacedIndex;
  /** Addresses of pages whose files may still be those of an earlier build, or not exist yet. */
  readonly pending: ReadonlySet<string>;
  /** Files that stay as they are, as paths below the output folder. */
  readonly upToDate: readonly string[];
}

/** Writes every file of the site that changed to the staging folder. */
export async function stageSite(build: PreparedBuild, forum: ReadForum, memory: Memory, step: BuildStep): Promise<StagedSite> {
  const { request, folders, listing, staging } = step;
  const { content, output } = folders;
  // Absent if somebody else published meanwhile.
  const manifest = memory.manifest && isUnchanged(memory.manifest, output) ? memory.manifest : undefined;
  const { records, places: parsed } = forum.read;
  const places: RenderPlaces = { content, found: listing.found, records, places: parsed, folder: staging.folder };
  const pages = await renderStale(build, places, memory, manifest ? memory.checked : noPages, step);

  const copies = sortCopies(build.copies, memory.cache.copies, forum.files, output);
  placeCopies(copies.stale.filter(isCopy), staging.folder, forum.load);
  const isRendered = pages.pending.size === 0;
  const drawn = await writeOthers(build, copies, isRendered, forum, step);

  // A page may show a card that is not drawn.
  const pending = isRendered && request.signal?.aborted ? listPending(build.plan, []) : pages.pending;
  const index = pending.size === 0 ? await indexSite(build, places, memory, step) : keepIndex(memory);
  const upToDate = [
    ...[...pages.kept, ...copies.kept.keys()].map(findOutputFile),
    ...index.kept,
    ...listPendingFiles(pending, manifest?.paths ?? readManifest(output)),
  ];
  return { pages, copies, drawn, index, pending, upToDate };
}

/** Writes what is neither a page nor the search index. Cards and icons wait for the last page. */
function writeOthers(
  build: PreparedBuild,
  copies: SortedCopies,
  isRendered: boolean,
  { files }: ReadForum,
  { request, folders: { store }, staging, stages }: BuildStep,
): Promise<PictureCounts> {
  const whole = copies.stale.filter((page) => !isCopy(page));
  const others = { ...build, copies: whole, drawings: isRendered ? build.drawings : [] };
  return writeFiles(others, staging.folder, { files, begin: stages.begin, store, signal: request.signal });
}

function indexSite(
  build: PreparedBuild,
  places: RenderPlaces,
  { cache, state, version }: Memory,
  { folders: { output }, staging, pool, stages }: BuildStep,
): Promise<PlacedIndex> {
  if (build.site.assets.search) stages.begin("Indexing for the search");
  const index = { last: cache.index, isIntact: state !== undefined, output, folder: staging.folder, version };
  return placeIndex(build, index, workOnAllThreads(build, places, pool));
}

/** The index of the last build stays while pages are pending. */
function keepIndex({ cache }: Memory): PlacedIndex {
  return { kept: [], slots: new Map(), describe: () => cache.index };
}
