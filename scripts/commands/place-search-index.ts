import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { searchIndexUrl } from "../pages/plan-search.ts";
import { writeSearchIndex } from "../publish/search-index.ts";
import { buildRecords } from "../search/record.ts";
import type { PreparedBuild, SearchMode } from "./prepare-build.ts";
import type { Stages } from "./stages.ts";

/** Whether an earlier build left an index in an output folder. */
export function hasSearchIndex(output: string): boolean {
  return existsSync(join(output, searchIndexUrl));
}

/**
 * Puts the search index into a folder beside the pages: a new one, or that of the last build as it lies in `output`, which must have one
 * to be kept. Resolves to what was done.
 */
export async function placeSearchIndex(
  { search, output }: { readonly search: SearchMode; readonly output: string },
  { loaded, site }: Pick<PreparedBuild, "loaded" | "site">,
  folder: string,
  begin: Stages["begin"],
): Promise<SearchMode> {
  if (site.assets.search === undefined) return "none";
  const [last, target] = [join(output, searchIndexUrl), join(folder, searchIndexUrl)];
  if (search === "new") {
    const tell = begin("Indexing for the search");
    const { forum } = loaded;
    await writeSearchIndex(
      countOff(buildRecords(forum, site), (done) => tell(done, forum.entries.length)),
      target,
    );
  } else if (hasSearchIndex(output)) cpSync(last, target, { recursive: true });
  return search;
}

/** The same in the same order; `tell` gets the number of those that were taken. */
function* countOff<T>(records: Iterable<T>, tell: (count: number) => void): Iterable<T> {
  let count = 0;
  for (const record of records) {
    yield record;
    tell(++count);
  }
}
