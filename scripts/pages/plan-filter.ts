import { buildFilterFiles } from "../forum/filter-files.ts";
import type { Forum } from "../forum/model.ts";
import type { SiteContext } from "./context.ts";
import type { Page } from "./page.ts";
import { createRowBuilder } from "./row.ts";

export interface FilterFilePage extends Page {
  readonly json: string;
}

/** The files that the filters of the tags with several pages load. */
export function planFilterFiles(forum: Forum, site: SiteContext): readonly FilterFilePage[] {
  const build = createRowBuilder(site);
  return forum.tags.flatMap((tag) =>
    buildFilterFiles(tag, forum, (entry) => build(entry, tag)).map(({ name, json }) => ({
      url: tag.url + name,
      source: `the filter of the tag ${tag.label}`,
      json,
    })),
  );
}
