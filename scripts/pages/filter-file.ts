import type { Forum, TagRef } from "../forum/model.ts";
import { buildFilterFiles, type FilterFile } from "../listing/filter-files.ts";
import type { Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { buildFilterUrl } from "./urls.ts";

export interface FilterFilePage extends Page {
  readonly listed: Pick<TagRef, "key">;
  readonly file: FilterFile;
}

/** Plans the files that filters load. Only a tag with several pages has them. */
export function planFilterFiles(forum: Forum, site: SiteContext): readonly FilterFilePage[] {
  return forum.tags.flatMap((tag) =>
    buildFilterFiles(tag, forum, site.fingerprintEntry).map((file) => ({
      url: buildFilterUrl(tag.url) + file.name,
      source: { kind: "tagFilter", label: tag.label },
      listed: { key: tag.key },
      file,
      ...("write" in file && { mainThreadOnly: true as const }),
    })),
  );
}
