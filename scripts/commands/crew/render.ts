import { pages } from "../../../.eleventy.ts";
import type { Content, Site } from "../../content/model.ts";
import type { FoundFile } from "../../content/regular-file.ts";
import { gatherForum } from "../../forum/gather.ts";
import { type Assets, createContext, type SiteContext } from "../../pages/context.ts";
import type { SitePictures } from "../../pages/pictures.ts";
import { type Plan, renderPages, type Watch } from "../../publish/render.ts";
import { createLocate, createReader } from "../../read/read-content.ts";
import { type DiscussionRecord, reviveRecord } from "../../store/discussions.ts";
import { describeMade, type MadePage } from "../../store/pages.ts";
import { createZone, utc } from "../../text/zone.ts";
import { shareTurns } from "./turns.ts";

/** Pages of a site, and all that they are made from, as data that can be sent to a thread. */
export interface RenderTask {
  readonly kind: "render";
  readonly root: string;
  /** The files of the content folder that the disk spells in another Unicode form. */
  readonly respelled: readonly FoundFile[];
  readonly settings: Omit<Content, "site" | "discussions">;
  readonly site: Omit<Site, "zone"> & { readonly zone: string };
  /** In the order of the content. */
  readonly discussions: readonly DiscussionRecord[];
  /** Seconds since the epoch. */
  readonly now: number;
  readonly assets: Assets;
  readonly pictures: SitePictures;
  /** Of the pages that are to be rendered. */
  readonly urls: readonly string[];
  readonly folder: string;
  readonly turns: SharedArrayBuffer;
}

/** Renders parts of a task as long as there are any. */
export async function renderParts(task: RenderTask, tell: (made: readonly MadePage[]) => void): Promise<void> {
  const { plan, site } = planTask(task);
  let made: MadePage[] = [];
  const watch: Watch = (page, text, until) => {
    made.push(describeMade(page, text, until));
    if (made.length < told) return;
    tell(made);
    made = [];
  };
  await renderPages(plan, site, task.folder, watch, shareTurns(task.turns));
  tell(made);
}

/** Pages of which a thread tells at once. */
const told = 100;

/** Plans the pages of a task as the thread did that sent it: they are a pure function of what it holds. */
function planTask(task: RenderTask): { readonly plan: Plan; readonly site: SiteContext } {
  const { settings, assets, pictures, now } = task;
  const read = createReader(createLocate(task.root, task.respelled));
  const site = { ...task.site, zone: createZone(task.site.zone) ?? utc };
  const discussions = task.discussions.flatMap((record) => reviveRecord(record, read).discussion ?? []);
  const { forum } = gatherForum({ ...settings, site, discussions }, now);
  const context = createContext(forum, assets, pictures);
  const wanted = new Set(task.urls);
  const planned = pages.map(({ name, plan }) => [name, plan(forum, context).filter(({ url }) => wanted.has(url))] as const);
  return { plan: new Map(planned.filter(([, list]) => list.length > 0)), site: context };
}
