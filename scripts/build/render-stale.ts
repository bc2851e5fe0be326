import { fingerprintPages } from "../pages/page-fingerprint.ts";
import type { BuildStep } from "./build-step.ts";
import { type CheckedPages, listPageRecords, type RenderedPage, sortPages } from "./cache/pages.ts";
import type { Memory } from "./memory.ts";
import { addPending, choosePages, countPages, listPending } from "./partial.ts";
import type { PreparedBuild } from "./plan.ts";
import { type RenderPlaces, renderSite } from "./workers/render-site.ts";

export interface RenderedPages {
  readonly rendered: readonly RenderedPage[];
  /** Addresses of the pages whose files are up to date. */
  readonly kept: readonly string[];
  /** Addresses of the pages that this build did not look at, or did not come to. */
  readonly pending: ReadonlySet<string>;
  /**
   * Makes the records for the next build, once the pages are in the output folder.
   *
   * @param pending addresses of the pages that keep their old records.
   */
  readonly describe: (pending: ReadonlySet<string>) => ReturnType<typeof addPending>;
}

/**
 * Renders the pages whose files are not up to date.
 *
 * @param checked pages whose files are as their records say.
 */
export async function renderStale(
  build: PreparedBuild,
  places: RenderPlaces,
  { cache, version }: Memory,
  checked: CheckedPages,
  { request, folders: { output }, stages, pool }: BuildStep,
): Promise<RenderedPages> {
  const chosen = choosePages(build.plan, request.only);
  const fingerprints = fingerprintPages(chosen, build.site, version);
  const situation = { known: cache.pages, checked, output, now: build.loaded.forum.now, fingerprints };
  const sorted = sortPages(chosen, situation);
  const stale = countPages(sorted.stale);
  const onRender = stages.begin(`Rendering ${stale} pages`);
  const rendered: RenderedPage[] = [];
  const onPage = (page: RenderedPage) => {
    rendered.push(page);
    onRender(rendered.length, stale);
  };
  await renderSite(sorted.stale, build, places, pool, onPage, request.signal);
  const kept = [...sorted.kept.keys()];
  return {
    rendered,
    kept,
    pending: listPending(build.plan, [...kept, ...rendered.map(({ url }) => url)]),
    describe: (pending) => addPending(listPageRecords(sorted, rendered, situation), pending, { records: cache.pages, checked }),
  };
}
