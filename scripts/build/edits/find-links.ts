import { createLinkFinder, type FindDestination } from "../../forum/links/link-finder.ts";
import { forumUrls } from "../../pages/urls.ts";
import type { Edits } from "./find-edits.ts";
import type { RestoredForum } from "./restored-forum.ts";
import type { StoredSite } from "./stored-site.ts";

/** Finds where links lead in a forum after edits. It reads only the discussions that are linked. */
export function createEditedFinder(previous: RestoredForum, { pages, site }: StoredSite, { byFile }: Edits): FindDestination {
  const edited = [...byFile.values()].flatMap(({ after }) => (after ? [after.discussion] : []));
  const discussions = {
    byFile: (file: string) => (byFile.has(file) ? byFile.get(file)?.after?.discussion : previous.byFile.get(file)?.discussion),
    byUrl: (url: string) => {
      const known = previous.entries.find((entry) => entry.url === url)?.discussion;
      return edited.find(({ slug }) => forumUrls.discussion(slug) === url) ?? (known && byFile.has(known.file) ? undefined : known);
    },
  };
  return createLinkFinder({ discussions, pages, base: site.input.site.base }, forumUrls);
}
