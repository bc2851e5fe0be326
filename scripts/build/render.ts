import { mkdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { UserConfig } from "@11ty/eleventy";
import { findOutputFile, type PlannedPage } from "../pages/page.ts";
import type { SiteContext } from "../pages/site.ts";

/** The pages of a build by kind. */
export type Plan = ReadonlyMap<string, readonly PlannedPage[]>;

/** Eleventy looks for templates here and finds none: each is registered, and no file of the content is ever one. */
const input = "layouts";

/** Is told of each page as it was rendered, and of the first second since the epoch from which on it would read otherwise. */
export type Watch = (page: PlannedPage, text: string, until: number) => void;

/** Registers one template for each kind of page; Eleventy paginates it over the planned pages. */
export function registerPages(eleventy: UserConfig, plan: Plan, site: SiteContext, watch?: Watch): object {
  for (const [name, pages] of plan) {
    eleventy.addTemplate(`${name}.11ty.js`, {
      data: {
        pages,
        pagination: { data: "pages", size: 1, alias: "planned" },
        permalink: ({ planned }: { readonly planned: PlannedPage }) => findOutputFile(planned.url),
        eleventyExcludeFromCollections: true,
      },
      render: ({ planned }: { readonly planned: PlannedPage }) => renderPage(planned, site, watch),
    });
  }
  // On a busy machine it would print how long its own transforms take, also when it is to be quiet.
  eleventy.benchmarks.config.setMinimumThresholdMs(0);
  return { dir: { input }, templateFormats: ["11ty.js"] };
}

/** Renders the pages of a plan into a folder, batch by batch; throws what a layout throws, with the page that it was about. */
export async function renderPages(plan: Plan, site: SiteContext, folder: string, watch?: Watch): Promise<void> {
  for (const batch of divide(plan)) await renderBatch(batch, site, folder, watch);
}

/** Pages that Eleventy is given at once: it holds the text of each until all are written. */
const batchSize = 100;

/** The batches of a plan, in order. */
export function* divide(plan: Plan): Iterable<Plan> {
  let batch = new Map<string, readonly PlannedPage[]>();
  let left = batchSize;
  for (const [kind, pages] of plan) {
    for (let start = 0; start < pages.length; ) {
      const part = pages.slice(start, start + left);
      batch.set(kind, part);
      start += part.length;
      left -= part.length;
      if (left > 0) continue;
      yield batch;
      batch = new Map();
      left = batchSize;
    }
  }
  if (batch.size > 0) yield batch;
}

/** Renders pages with one Eleventy of their own; fails as `renderPages` does, once nothing is being written any more. */
export async function renderBatch(plan: Plan, site: SiteContext, folder: string, watch: Watch | undefined): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Loaded here alone: it takes longer than reading a small site, and a check does without it. It would have every module that is loaded from
  // then on go through another thread, to load those anew that change while it watches.
  process.env.ELEVENTY_SKIP_ESM_RESOLVER ??= "true";
  const { Eleventy } = await import("@11ty/eleventy");
  const eleventy = new Eleventy(input, folder, {
    source: "cli",
    quietMode: true,
    configPath: false,
    config: (config) => registerPages(config, plan, site, watch),
  });
  // Its closing line goes to the standard output, also when quiet.
  eleventy.disableLogger();
  try {
    await eleventy.write();
  } catch (error) {
    await waitForDisk();
    throw findFirstError(error);
  }
}

/** Eleventy fails at the first page that cannot be written while others are still being; they must not come after the folder is gone. */
async function waitForDisk(): Promise<void> {
  do await setImmediate();
  while (process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq")));
}

function renderPage(page: PlannedPage, site: SiteContext, watch: Watch | undefined): string {
  const clock = site.clock.copy();
  try {
    const text = page.render(page, { ...site, clock });
    watch?.(page, text, clock.findEnd());
    return text;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the page \`${page.url}\`${typeof page.source === "string" ? ` (${page.source})` : ""} cannot be rendered: ${reason}`, {
      cause,
    });
  }
}

/** Eleventy wraps what was thrown, more than once, in errors that say only which template it was; it keeps the cause in the same place. */
function findFirstError(error: unknown): unknown {
  if (!(error instanceof Error) || !("originalError" in error) || error.originalError === error.cause) return error;
  return findFirstError(error.originalError);
}
