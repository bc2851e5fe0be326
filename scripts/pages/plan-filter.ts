import { buildFilterFiles } from "../forum/filter-files.ts";
import type { Forum } from "../forum/model.ts";
import type { SiteContext } from "./context.ts";
import type { Page } from "./page.ts";
import { buildRow } from "./row.ts";

export interface FilterFilePage extends Page {
  readonly json: string;
}

/** The files that the filters of the tags with several pages load. */
export function planFilterFiles(forum: Forum, site: SiteContext): readonly FilterFilePage[] {
  return forum.tags.flatMap((tag) =>
    buildFilterFiles(tag, forum, (entry) => buildRow(entry, site, tag)).map(({ name, json }) => ({
      url: tag.url + name,
      source: `the filter of the tag ${tag.label}`,
      json,
    })),
  );
}
