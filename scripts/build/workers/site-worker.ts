import { pages as kinds } from "../../../.eleventy.ts";
import type { Entry } from "../../forum/model.ts";
import { createLruCache } from "../../pages/lru-cache.ts";
import type { PageData } from "../../pages/page.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import { createSiteContext, type SiteContext } from "../../pages/site.ts";
import { createPartBuilder } from "../../search/index/part.ts";
import { createVerifiedReader } from "../cache/discussions.ts";
import { describeRendered, type RenderedPage } from "../cache/pages.ts";
import { createLocate, createReader } from "../content-files.ts";
import { openRenderer } from "../render.ts";
import { makeTexts } from "../search/texts.ts";
import { type EntryMessage, fromMessage } from "./entry-message.ts";
import type { JobResults, RenderJob, SiteJob, TextsJob } from "./jobs.ts";
import type { Scratch } from "./scratch.ts";
import { fromSiteMessage } from "./site-message.ts";

/** What a worker does for one site. */
export interface SiteWorker {
  readonly renderPages: (job: RenderJob) => Promise<JobResults["render"]>;
  readonly makeTexts: (job: TextsJob) => JobResults["texts"];
  readonly finishPart: () => JobResults["part"];
}

/**
 * Every message copies its entries. The site caches rows and feed entries by object, so the first
 * copy of an entry is used again.
 */
const cachedEntries = 8192;

function restoreSite({ input, assets, pictures }: Pick<SiteJob, "input" | "assets" | "pictures">): SiteContext {
  return createSiteContext({ ...input, site: fromSiteMessage(input.site) }, assets, pictures);
}

/** @param scratch of this thread. */
export function createSiteWorker({ root, respelled, input, assets, pictures, folder }: SiteJob, scratch: Scratch): SiteWorker {
  const read = createVerifiedReader(createReader(createLocate(root, respelled)));
  const site = restoreSite({ input, assets, pictures });
  const recall = createLruCache<string, Entry>(cachedEntries);
  const lists = createPartBuilder(site.locale.folding);
  let rendered: RenderedPage[] = [];
  const renderBatch = openRenderer(site, folder, (page, bytes, until) => rendered.push(describeRendered(page, bytes, until)));
  // Each page of a long discussion has an entry of its own.
  const restore = (message: EntryMessage) =>
    recall(`${message.url} ${message.discussion.fingerprint}`, () => fromMessage(message, read, scratch));

  return {
    renderPages: async ({ entries, pages }) => {
      const restored = new Map<object, Entry>(entries.map((message) => [message, restore(message)]));
      const revive = (page: PageData) => ({ ...page, props: replaceParts(page.props, (part) => restored.get(part)) });
      const plan = new Map(kinds.map(({ name, restore }) => [name, (pages.get(name) ?? []).map((page) => restore(revive(page)))]));
      rendered = [];
      await renderBatch(plan);
      return rendered;
    },
    makeTexts: ({ files, bits, withParts }) => {
      const planned = files.map((file) => ({
        ...file,
        placed: file.placed.map(({ slot, entry }) => ({ slot, entry: restore(entry) })),
      }));
      return makeTexts(planned, bits, site, folder, { lists: withParts ? lists : undefined });
    },
    finishPart: () => lists.finish(),
  };
}
