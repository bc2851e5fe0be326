import type { FoundFile } from "../../content/regular-file.ts";
import { type Plan, renderPages, type Watch } from "../../publish/render.ts";
import { findRecord, type Records } from "../../store/discussions.ts";
import { describeMade, type MadePage } from "../../store/pages.ts";
import type { PreparedBuild } from "../prepare-build.ts";
import type { Crew } from "./crew.ts";
import type { RenderTask } from "./render.ts";
import { createTurns, shareTurns } from "./turns.ts";

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
  const turns = createTurns();
  const urls = [...stale.values()].flatMap((pages) => pages.map(({ url }) => url));
  const task = crew.size > 0 && urls.length >= crew.worth.render ? describeTask(urls, build, places, turns) : undefined;
  const hear = (made: readonly MadePage[]) => made.forEach(note);
  const watch: Watch = (page, text, until) => note(describeMade(page, text, until));
  // All must have ended before the folder may go.
  const ends = await Promise.allSettled([
    task && crew.share(task, hear),
    renderPages(stale, build.site, places.folder, watch, shareTurns(turns)),
  ]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Undefined where a discussion stands of which nothing is remembered, as when one of its files could not be read. */
function describeTask(
  urls: RenderTask["urls"],
  { loaded, site }: PreparedBuild,
  places: Places,
  turns: SharedArrayBuffer,
): RenderTask | undefined {
  const { discussions, ...content } = loaded.content;
  const { site: settings, campaigns, tags, pages } = content;
  const records = discussions.map(({ file }) => findRecord(places.records, file));
  const standing = records.flatMap((record) => record ?? []);
  if (standing.length < records.length) return undefined;
  return {
    kind: "render",
    root: places.content,
    respelled: places.found.filter(({ spelling }) => spelling !== undefined),
    settings: { campaigns, tags, pages },
    site: { ...settings, zone: settings.zone.name },
    discussions: standing,
    now: loaded.forum.now,
    assets: site.assets,
    pictures: { icons: site.icons, cards: site.cards },
    urls,
    folder: places.folder,
    turns,
  };
}
