import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { Entry, Forum } from "../../forum/model.ts";
import type { PlannedPage } from "../../pages/page.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import { findRecord, type Records } from "../cache/discussions.ts";
import { describeMade, type MadePage } from "../cache/pages.ts";
import type { PreparedBuild } from "../plan.ts";
import { divide, type Plan, renderBatch, renderPages, type Watch } from "../render.ts";
import { type SentEntry, sendEntry } from "./entry-message.ts";
import type { Crew } from "./pool.ts";
import type { RenderTask, SiteTask } from "./render.ts";
import { settle } from "./settle.ts";
import { shareWork } from "./share-work.ts";

/** Where the pages come from, and where they go. */
export interface Places {
  readonly content: string;
  /** What lies in the content folder. */
  readonly found: readonly FoundFile[];
  /** What is remembered of its discussions. */
  readonly records: Records;
  readonly folder: string;
}

/** Renders the stale pages of a build, on all threads where there are many, and tells of each. */
export async function renderSite(
  stale: Plan,
  build: PreparedBuild,
  places: Places,
  crew: Crew,
  note: (page: MadePage) => void,
): Promise<void> {
  const { forum } = build.loaded;
  const watch: Watch = (page, text, until) => note(describeMade(page, text, until));
  const doPart = (part: Plan) => renderBatch(part, build.site, places.folder, watch);
  const count = [...stale.values()].reduce((sum, pages) => sum + pages.length, 0);
  const isAlone = crew.size === 0 || count < crew.worth.render || !forum.entries.every((entry) => isRemembered(entry, places.records));
  if (isAlone) return renderPages(stale, build.site, places.folder, watch);
  const doOwn = async () => {
    for (const part of divide(choosePages(stale, ({ mainThreadOnly }) => mainThreadOnly === true))) await doPart(part);
  };
  await settle([crew.tell(describeSite(build, places)), doOwn()]);
  const describePart = createDescriber(forum.entries, places.records);
  const hear = (made: readonly MadePage[]) => made.forEach(note);
  await shareWork(crew, { parts: divide(choosePages(stale, ({ mainThreadOnly }) => !mainThreadOnly)), doPart, describePart, hear });
}

/** Of a discussion with a file that could not be read nothing is. */
function isRemembered({ discussion }: Entry, records: Records): boolean {
  return findRecord(records, discussion.file) !== undefined;
}

function choosePages(plan: Plan, isChosen: (page: PlannedPage) => boolean): Plan {
  return new Map([...plan].map(([kind, pages]) => [kind, pages.filter(isChosen)]));
}

function describeSite({ loaded: { forum }, site: { assets, icons, cards } }: PreparedBuild, places: Places): SiteTask {
  const { site, now, banner } = forum;
  const pages = forum.pages.map(({ slug, title, footer }) => ({ slug, title, footer }));
  const authors = forum.authors.map(({ names, key, label, slug, url }) => ({ names, key, label, slug, url }));
  return {
    kind: "site",
    root: places.content,
    respelled: places.found.filter(({ spelling }) => spelling !== undefined),
    surroundings: { site: { ...site, zone: site.zone.name }, now, pages, authors, ...(banner && { banner }) },
    assets,
    pictures: { icons, cards },
    folder: places.folder,
  };
}

/** Describes pages to another thread; an entry that several of them show is sent once. */
function createDescriber(entries: Forum["entries"], records: Records): (part: Plan) => RenderTask {
  const known = new Set<object>(entries);
  const isEntry = (part: object): part is Entry => known.has(part);
  return (part) => {
    const sent = new Map<Entry, SentEntry>();
    const send = (found: object) => {
      if (!isEntry(found)) return undefined;
      const entry = sent.get(found) ?? sendEntry(found, records);
      sent.set(found, entry);
      return entry;
    };
    const describe = ({ render: _, ...page }: PlannedPage) => ({ ...page, props: replaceParts(page.props, send) });
    const pages = new Map([...part].map(([kind, list]) => [kind, list.map(describe)]));
    return { kind: "render", entries: [...sent.values()], pages };
  };
}
