import { mkdirSync } from "node:fs";
import { relative } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { UserConfig } from "@11ty/eleventy";
import { findOutputFile, type PlannedPage } from "../pages/page.ts";
import type { SiteContext } from "../pages/site.ts";
import { findOwnFile } from "../project.ts";

/** The pages of a build by kind. */
export type Plan = ReadonlyMap<string, readonly PlannedPage[]>;

/**
 * Eleventy finds no template files here. Every template is registered, so no file of the content
 * can be one.
 */
const input = relative("", findOwnFile("layouts"));

/** @param until the first second since the epoch at which the page would read differently. */
export type OnRendered = (page: PlannedPage, text: string, until: number) => void;

/**
 * Registers one template for each kind of page, which Eleventy paginates over the planned pages.
 */
export function registerPages(eleventy: UserConfig, plan: Plan, site: SiteContext, onRendered?: OnRendered): object {
  for (const [name, pages] of plan) {
    eleventy.addTemplate(`${name}.11ty.js`, {
      data: {
        pages,
        pagination: { data: "pages", size: 1, alias: "planned" },
        permalink: ({ planned }: { readonly planned: PlannedPage }) => findOutputFile(planned.url),
        eleventyExcludeFromCollections: true,
      },
      render: ({ planned }: { readonly planned: PlannedPage }) => renderPage(planned, site, onRendered),
    });
  }
  // On a busy machine Eleventy would print how long its own transforms take, even in quiet mode.
  eleventy.benchmarks.config.setMinimumThresholdMs(0);
  return { dir: { input }, templateFormats: ["11ty.js"] };
}

/** Renders pages to a folder, batch by batch. An error of a layout names its page. */
export async function renderPages(
  plan: Plan,
  site: SiteContext,
  folder: string,
  onRendered?: OnRendered,
  signal?: AbortSignal,
): Promise<void> {
  for (const batch of divide(plan, signal)) await renderBatch(batch, site, folder, onRendered);
}

/** Eleventy keeps the text of each page of a batch in memory until all are written. */
const batchSize = 100;

/** The batches of a plan, in order. There are no more when `signal` is aborted. */
export function* divide(plan: Plan, signal?: AbortSignal): Iterable<Plan> {
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
      if (signal?.aborted) return;
      batch = new Map();
      left = batchSize;
    }
  }
  if (batch.size > 0) yield batch;
}

/**
 * Renders pages with their own Eleventy. Rejects as `renderPages` does, when no file is being
 * written any more.
 */
export async function renderBatch(plan: Plan, site: SiteContext, folder: string, onRendered: OnRendered | undefined): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Loaded late: it takes longer than reading a small site, and a check does not need it. Its
  // resolver would load every later module through another thread, to reload changed ones in watch
  // mode.
  process.env.ELEVENTY_SKIP_ESM_RESOLVER ??= "true";
  const { Eleventy } = await import("@11ty/eleventy");
  const eleventy = new Eleventy(input, folder, {
    source: "cli",
    quietMode: true,
    configPath: false,
    config: (config) => registerPages(config, plan, site, onRendered),
  });
  // Even in quiet mode it would print a last line to the standard output.
  eleventy.disableLogger();
  try {
    await eleventy.write();
  } catch (error) {
    await waitForDisk();
    throw findFirstError(error);
  }
}

/**
 * Eleventy rejects at the first page that it cannot write, while it still writes others. They must
 * be done before the folder is removed.
 */
async function waitForDisk(): Promise<void> {
  do await setImmediate();
  while (process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq")));
}

function renderPage(page: PlannedPage, site: SiteContext, onRendered: OnRendered | undefined): string {
  const clock = site.clock.copy();
  try {
    const text = page.render(page, { ...site, clock });
    onRendered?.(page, text, clock.findEnd());
    return text;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the page \`${page.url}\`${typeof page.source === "string" ? ` (${page.source})` : ""} cannot be rendered: ${reason}`, {
      cause,
    });
  }
}

/** Eleventy wraps errors several times, in errors that name the template only. */
function findFirstError(error: unknown): unknown {
  if (!(error instanceof Error) || !("originalError" in error) || error.originalError === error.cause) return error;
  return findFirstError(error.originalError);
}
