import type { FoundFile } from "../../content/parse/files/found-file.ts";
import { type Entry, isEntry } from "../../forum/model.ts";
import type { PlannedPage } from "../../pages/page.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import type { SiteContext } from "../../pages/site.ts";
import { describeRendered, type RenderedPage } from "../cache/pages.ts";
import type { PreparedBuild } from "../plan.ts";
import { divide, type OnRendered, openRenderer, type Plan, renderPages } from "../render.ts";
import { type EntryMessage, type Sources, toMessage } from "./entry-message.ts";
import type { RenderJob, SiteJob } from "./jobs.ts";
import type { WorkerPool } from "./pool.ts";
import { settleAll, shareWork } from "./share-work.ts";
import { toSiteMessage } from "./site-message.ts";

export interface RenderPlaces extends Sources {
  /** The content folder. */
  readonly content: string;
  /** Files of the content folder. */
  readonly found: readonly FoundFile[];
  /** The folder that receives the pages. */
  readonly folder: string;
}

/** Renders pages, on all threads if there are many. Stops when `signal` is aborted. */
export async function renderSite(
  pages: Plan,
  build: PreparedBuild,
  places: RenderPlaces,
  pool: WorkerPool,
  onPage: (page: RenderedPage) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { forum } = build.loaded;
  const onRendered: OnRendered = (page, bytes, until) => onPage(describeRendered(page, bytes, until));
  const doPart = openRenderer(build.site, places.folder, onRendered);
  const count = [...pages.values()].reduce((sum, kind) => sum + kind.length, 0);
  const isSmall = pool.size === 0 || count < pool.thresholds.render;
  // A worker reads the texts of a discussion by its record. One with a file that cannot be read has
  // no record.
  if (isSmall || !forum.entries.every(({ discussion }) => places.records.has(discussion.file))) return renderPages(pages, doPart, signal);
  const own = choosePages(pages, ({ mainThreadOnly }) => mainThreadOnly === true);
  await settleAll([pool.runOnEach(createSiteJob(build, places)), renderPages(own, doPart, signal)]);
  const toJob = createToJob(places);
  const onResult = (rendered: readonly RenderedPage[]) => rendered.forEach(onPage);
  const others = choosePages(pages, ({ mainThreadOnly }) => !mainThreadOnly);
  await shareWork(pool, { parts: divide(others, signal), doPart, toJob, onResult });
}

function choosePages(plan: Plan, isChosen: (page: PlannedPage) => boolean): Plan {
  return new Map([...plan].map(([kind, pages]) => [kind, pages.filter(isChosen)]));
}

export function createSiteJob(build: PreparedBuild, places: RenderPlaces): SiteJob {
  return {
    kind: "site",
    root: places.content,
    respelled: places.found.filter(({ spelling }) => spelling !== undefined),
    folder: places.folder,
    ...describeBuiltSite(build),
  };
}

/** The site as data. */
export function describeBuiltSite({
  loaded: { forum },
  site: { assets, icons, cards, logo },
}: {
  readonly loaded: Pick<PreparedBuild["loaded"], "forum">;
  readonly site: SiteContext;
}): Pick<SiteJob, "input" | "assets" | "pictures"> {
  const { site, now, banner } = forum;
  const pages = forum.pages.map(({ slug, title, footer, language }) => ({
    slug,
    title,
    footer,
    ...(language !== undefined && { language }),
  }));
  const authors = forum.authors.map(({ names, key, label, slug, url }) => ({ names, key, label, slug, url }));
  const tags = forum.tags.flatMap(({ key, aliases }) => (aliases === undefined ? [] : [{ key, aliases }]));
  return {
    input: { site: toSiteMessage(site), now, pages, authors, tags, ...(banner && { banner }) },
    assets,
    pictures: { icons, cards, ...(logo && { logo }) },
  };
}

/** Makes jobs of pages. A job holds each entry once, however many of its pages show it. */
function createToJob(sources: Sources): (part: Plan) => RenderJob {
  return (part) => {
    const messages = new Map<Entry, EntryMessage>();
    const replace = (found: object) => {
      if (!isEntry(found)) return undefined;
      const message = messages.get(found) ?? toMessage(found, sources);
      messages.set(found, message);
      return message;
    };
    const toData = ({ render: _, ...page }: PlannedPage) => ({ ...page, props: replaceParts(page.props, replace) });
    const pages = new Map([...part].map(([kind, list]) => [kind, list.map(toData)]));
    return { kind: "render", entries: [...messages.values()], pages };
  };
}
