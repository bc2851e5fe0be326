import type { Forum, TagRef } from "../forum/model.ts";
import { buildFilterFiles, countFilterTimes, type FilterFile } from "../listing/filter-files.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { buildFilterUrl } from "./urls.ts";

export interface FilterFilePage extends Page {
  readonly listed: Pick<TagRef, "key">;
  readonly file: FilterFile;
}

/** Plans the files that filters load. Only a tag with several pages has them. */
export function planFilterFiles(forum: Forum, site: SiteContext): readonly FilterFilePage[] {
  const { fingerprintEntry, recall } = site;
  const { pageSize } = forum.site;
  // The files hold their context for long, and so must not hold the forum.
  const context = { now: forum.now, site: { pageSize } };
  return forum.tags.flatMap((tag) =>
    recall("filter", tag, [pageSize, fingerprintEntry, countFilterTimes(tag, forum)], () =>
      buildFilterFiles(tag, context, fingerprintEntry).map((file) => ({
        url: buildFilterUrl(tag.url) + file.name,
        source: { kind: "tagFilter", label: tag.label },
        listed: { key: tag.key },
        file,
        ...("write" in file && { mainThreadOnly: true as const }),
      })),
    ),
  );
}
