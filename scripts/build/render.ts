import { mkdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { Eleventy, UserConfig } from "@11ty/eleventy";
import { findOutputFile, type PlannedPage } from "../pages/page.ts";
import type { SiteContext } from "../pages/site.ts";
import { findOwnFile } from "../project.ts";
import { describeWay } from "./place.ts";

/** The pages of a build by kind. */
export type Plan = ReadonlyMap<string, readonly PlannedPage[]>;

/**
 * Eleventy finds no template files here. Every template is registered, so no file of the content
 * can be one.
 */
const input = describeWay("", findOwnFile("layouts"));

/**
 * @param bytes the page as it is written.
 * @param until the first second since the epoch at which the page would read differently.
 */
export type OnRendered = (page: PlannedPage, bytes: Uint8Array, until: number) => void;

/**
 * Registers one template for each kind of page, which Eleventy paginates over the planned pages.
 *
 * @param plan may change between two writes of Eleventy, but not its kinds.
 */
export function registerPages(eleventy: UserConfig, plan: Plan, render: (page: PlannedPage) => string | Uint8Array): object {
  for (const name of plan.keys()) {
    eleventy.addTemplate(`${name}.11ty.js`, {
      data: () => ({
        pages: plan.get(name),
        pagination: { data: "pages", size: 1, alias: "planned" },
        permalink: ({ planned }: { readonly planned: PlannedPage }) => findOutputFile(planned.url),
        eleventyExcludeFromCollections: true,
      }),
      render: ({ planned }: { readonly planned: PlannedPage }) => render(planned),
    });
  }
  // On a busy machine Eleventy would print how long its own transforms take, even in quiet mode.
  eleventy.benchmarks.config.setMinimumThresholdMs(0);
  return { dir: { input }, templateFormats: ["11ty.js"] };
}

/** Renders the pages of a batch. An error of a layout names its page. */
export type RenderBatch = (batch: Plan) => Promise<void>;

/** Renders pages batch by batch, until the signal aborts. */
export async function renderPages(plan: Plan, renderBatch: RenderBatch, signal?: AbortSignal): Promise<void> {
  for (const batch of divide(plan, signal)) await renderBatch(batch);
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
 * Renders batches to a folder, all with the same Eleventy, since setting one up takes as long as
 * rendering many pages. A batch that fails rejects when no file is being written any more. After
 * that, no other batch may follow.
 */
export function openRenderer(site: SiteContext, folder: string, onRendered?: OnRendered): RenderBatch {
  const pages = new Map<string, readonly PlannedPage[]>([["page", []]]);
  const render = (page: PlannedPage) => {
    const { text, until } = renderPage(page, site);
    const bytes = encodeText(text);
    onRendered?.(page, bytes, until);
    return bytes;
  };
  let eleventy: Promise<Eleventy> | undefined;
  return async (batch) => {
    pages.set("page", [...batch.values()].flat());
    eleventy ??= openEleventy(folder, (config) => {
      // Eleventy writes strings and buffers only, and makes a string of the buffer of a template.
      config.addTransform("buffer", (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      return registerPages(config, pages, render);
    });
    try {
      await (await eleventy).write();
    } catch (error) {
      await waitForDisk();
      throw findFirstError(error);
    }
  };
}

async function openEleventy(folder: string, config: (config: UserConfig) => object): Promise<Eleventy> {
  mkdirSync(folder, { recursive: true });
  // Loaded late: it takes longer than reading a small site, and a check does not need it. Its
  // resolver would load every later module through another thread, to reload changed ones in watch
  // mode.
  process.env.ELEVENTY_SKIP_ESM_RESOLVER ??= "true";
  const { Eleventy } = await import("@11ty/eleventy");
  const eleventy = new Eleventy(input, folder, { source: "cli", quietMode: true, configPath: false, config });
  // Even in quiet mode it would print a last line to the standard output.
  eleventy.disableLogger();
  return eleventy;
}

/** Grows to the longest page. */
let buffer = Buffer.alloc(0);

/** Encodes a text as UTF-8, twice as fast as `Buffer.from`, which measures the text first. */
function encodeText(text: string): Uint8Array {
  const most = text.length * bytesPerUnit;
  if (buffer.length < most) buffer = Buffer.alloc(most);
  return new Uint8Array(buffer.subarray(0, buffer.write(text)));
}

/** At most, for one UTF-16 code unit (RFC 3629). */
const bytesPerUnit = 3;

/**
 * Eleventy rejects at the first page that it cannot write, while it still writes others. They must
 * be done before the folder is removed.
 */
async function waitForDisk(): Promise<void> {
  do await setImmediate();
  while (process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq")));
}

/** @returns also until when, as for `OnRendered`. An error of a layout names the page. */
export function renderPage(page: PlannedPage, site: SiteContext): { readonly text: string; readonly until: number } {
  const clock = site.clock.copy();
  try {
    const text = page.render(page, { ...site, clock });
    return { text, until: clock.findEnd() };
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
