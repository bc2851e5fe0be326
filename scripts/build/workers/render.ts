import { pages as kinds } from "../../../.eleventy.ts";
import type { Site } from "../../content/model.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { Entry } from "../../forum/model.ts";
import type { Assets } from "../../pages/assets.ts";
import { createLruCache } from "../../pages/lru-cache.ts";
import type { PageData } from "../../pages/page.ts";
import type { SitePictures } from "../../pages/pictures.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import { createSiteContext, type SiteInput } from "../../pages/site.ts";
import { createZone, utc } from "../../text/zone.ts";
import { verifyReading } from "../cache/discussions.ts";
import { describeMade, type MadePage } from "../cache/pages.ts";
import { createLocate, createReader } from "../read-content.ts";
import { renderBatch } from "../render.ts";
import { adoptEntry, type SentEntry } from "./entry-message.ts";

/** What the pages of a site have around them, and where they go. */
export interface SiteTask {
  readonly kind: "site";
  readonly root: string;
  /** The files of the content folder that the disk spells in another Unicode form. */
  readonly respelled: readonly FoundFile[];
  readonly surroundings: Omit<SiteInput, "site"> & { readonly site: Omit<Site, "zone"> & { readonly zone: string } };
  readonly assets: Assets;
  readonly pictures: SitePictures;
  readonly folder: string;
}

/** Some pages of that site. */
export interface RenderTask {
  readonly kind: "render";
  /** Those that the pages show: in what a page shows stand these very objects, as copies for another thread keep what is one object. */
  readonly entries: readonly SentEntry[];
  /** By kind. */
  readonly pages: ReadonlyMap<string, readonly PageData[]>;
}

export type RenderPart = (task: RenderTask) => Promise<readonly MadePage[]>;

/** An entry comes with each part that shows it. What its site remembers of it hangs on the object, so that the first one is kept. */
const recalledEntries = 8192;

/** Renders the parts of a site that this thread is given. */
export function createRenderer({ root, respelled, surroundings, assets, pictures, folder }: SiteTask): RenderPart {
  const read = verifyReading(createReader(createLocate(root, respelled)));
  const zone = createZone(surroundings.site.zone) ?? utc;
  const site = createSiteContext({ ...surroundings, site: { ...surroundings.site, zone } }, assets, pictures);
  const recall = createLruCache<string, Entry>(recalledEntries);

  return async ({ entries, pages }) => {
    const adopted = new Map<object, Entry>(entries.map((sent) => [sent, recall(sent.url, () => adoptEntry(sent, read))]));
    const revive = (page: PageData) => ({ ...page, props: replaceParts(page.props, (part) => adopted.get(part)) });
    const plan = new Map(kinds.map(({ name, restore }) => [name, (pages.get(name) ?? []).map((page) => restore(revive(page)))]));
    const made: MadePage[] = [];
    await renderBatch(plan, site, folder, (page, text, until) => made.push(describeMade(page, text, until)));
    return made;
  };
}
