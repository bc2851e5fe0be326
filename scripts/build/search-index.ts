import { existsSync } from "node:fs";
import { join } from "node:path";
import { searchIndexUrl } from "../pages/urls.ts";
import { buildRecords } from "../search/record.ts";
import { readManifest } from "./output/manifest.ts";
import type { PreparedBuild, SearchMode } from "./plan.ts";
import type { Stages } from "./stages.ts";
import { writeSearchIndex } from "./write-search-index.ts";

/** Whether an earlier build left an index in an output folder. */
export function hasSearchIndex(output: string): boolean {
  return existsSync(join(output, searchIndexUrl));
}

export interface PlacedIndex {
  /** What was done. */
  readonly search: SearchMode;
  /** Paths below the output folder of an index that is kept as it lies there. */
  readonly standing: readonly string[];
}

/** Puts a new search index into a folder beside the pages, or keeps that of the last build in `output`, if there is one. */
export async function placeSearchIndex(
  { search, output }: { readonly search: SearchMode; readonly output: string },
  { loaded: { forum }, site }: Pick<PreparedBuild, "loaded" | "site">,
  folder: string,
  begin: Stages["begin"],
): Promise<PlacedIndex> {
  if (site.assets.search === undefined) return { search: "none", standing: [] };
  if (search === "kept") return { search, standing: listIndex(output) };
  const tell = begin("Indexing for the search");
  const records = countOff(buildRecords(forum, site), (done) => tell(done, forum.entries.length));
  await writeSearchIndex(records, join(folder, searchIndexUrl));
  return { search, standing: [] };
}

/** The files of the index that the last build left, as far as they are there. */
function listIndex(output: string): readonly string[] {
  const below = searchIndexUrl.slice(1);
  return [...readManifest(output)].filter((path) => path.startsWith(below) && existsSync(join(output, path)));
}

/** The same in the same order; `tell` gets the number of those that were taken. */
function* countOff<T>(records: Iterable<T>, tell: (count: number) => void): Iterable<T> {
  let count = 0;
  for (const record of records) {
    yield record;
    tell(++count);
  }
}
