import { pages as kinds } from "../../../.eleventy.ts";
import type { Entry } from "../../forum/model.ts";
import { createLruCache } from "../../pages/lru-cache.ts";
import type { PageData } from "../../pages/page.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import { createSiteContext } from "../../pages/site.ts";
import { createZone, utc } from "../../text/zone.ts";
import { createVerifiedReader } from "../cache/discussions.ts";
import { describeRendered, type RenderedPage } from "../cache/pages.ts";
import { createLocate, createReader } from "../content-files.ts";
import { renderBatch } from "../render.ts";
import { fromMessage } from "./entry-message.ts";
import type { RenderJob, SiteJob } from "./jobs.ts";

export type RenderPages = (job: RenderJob) => Promise<readonly RenderedPage[]>;

/**
 * Every message copies its entries. The site caches rows and feed entries by object, so the first
 * copy of an entry is used again.
 */
const cachedEntries = 8192;

/** Renders pages of one site on a worker. */
export function createRenderer({ root, respelled, input, assets, pictures, folder }: SiteJob): RenderPages {
  const read = createVerifiedReader(createReader(createLocate(root, respelled)));
  const zone = createZone(input.site.zone) ?? utc;
  const site = createSiteContext({ ...input, site: { ...input.site, zone } }, assets, pictures);
  const recall = createLruCache<string, Entry>(cachedEntries);

  return async ({ entries, pages }) => {
    const restored = new Map<object, Entry>(entries.map((message) => [message, recall(message.url, () => fromMessage(message, read))]));
    const revive = (page: PageData) => ({ ...page, props: replaceParts(page.props, (part) => restored.get(part)) });
    const plan = new Map(kinds.map(({ name, restore }) => [name, (pages.get(name) ?? []).map((page) => restore(revive(page)))]));
    const rendered: RenderedPage[] = [];
    await renderBatch(plan, site, folder, (page, text, until) => rendered.push(describeRendered(page, text, until)));
    return rendered;
  };
}
