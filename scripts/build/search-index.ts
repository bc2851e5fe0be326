import { existsSync } from "node:fs";
import { join } from "node:path";
import { searchIndexUrl } from "../pages/urls.ts";
import { buildRecords } from "../search/record.ts";
import { readManifest } from "./output/manifest.ts";
import type { PreparedBuild, SearchMode } from "./plan.ts";
import type { Stages } from "./stages.ts";
import { writeSearchIndex } from "./write-search-index.ts";

/** Whether an output folder has an index of an earlier build. */
export function hasSearchIndex(output: string): boolean {
  return existsSync(join(output, searchIndexUrl));
}

export interface PlacedIndex {
  readonly search: SearchMode;
  /** Files of the index that stay in the output folder, as paths below it. */
  readonly kept: readonly string[];
}

/** Writes a new search index to `folder`, or keeps the index of the last build in `output`. */
export async function placeSearchIndex(
  { search, output }: { readonly search: SearchMode; readonly output: string },
  { loaded: { forum }, site }: Pick<PreparedBuild, "loaded" | "site">,
  folder: string,
  begin: Stages["begin"],
): Promise<PlacedIndex> {
  if (site.assets.search === undefined) return { search: "none", kept: [] };
  if (search === "kept") return { search, kept: listIndex(output) };
  const onIndexed = begin("Indexing for the search");
  const records = countOff(buildRecords(forum, site), (done) => onIndexed(done, forum.entries.length));
  await writeSearchIndex(records, join(folder, searchIndexUrl));
  return { search, kept: [] };
}

/** The files of the index that the last build wrote and nobody removed. */
function listIndex(output: string): readonly string[] {
  const below = searchIndexUrl.slice(1);
  return [...readManifest(output)].filter((path) => path.startsWith(below) && existsSync(join(output, path)));
}

/** Yields the records unchanged, and reports how many the caller took. */
function* countOff<T>(records: Iterable<T>, onTaken: (count: number) => void): Iterable<T> {
  let count = 0;
  for (const record of records) {
    yield record;
    onTaken(++count);
  }
}
