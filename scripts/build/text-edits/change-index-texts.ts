import type { SiteContext } from "../../pages/site.ts";
import { nameTextFile } from "../../search/index/texts.ts";
import { changeTextFiles, type IndexPlaces, type PlacedIndex } from "../search/place-index.ts";
import { createTextsPlan } from "../search/plan-texts.ts";
import type { StoredIndex } from "../search/stored-index.ts";
import { buildSitePath } from "../search/texts.ts";
import type { StoredEntries } from "./stored-entries.ts";
import type { StoredSite } from "./stored-site.ts";

/** Changes the search index after edits of texts. Its files must be intact. */
export function changeIndexTexts(
  index: StoredIndex,
  { slots }: StoredSite,
  { edited, get }: StoredEntries,
  { version, ...places }: Omit<IndexPlaces, "last">,
  site: SiteContext,
): PlacedIndex {
  const findPath = (number: number) => nameTextFile(index.state.bits, slots[number] ?? 0);
  const texts = new Map(Array.from(edited.keys(), (number) => [findPath(number), [] as number[]]));
  for (const number of slots.keys()) texts.get(findPath(number))?.push(number);
  const planTexts = createTextsPlan(site, version);
  const stale = Array.from(texts, ([path, numbers]) =>
    planTexts(
      path,
      numbers.map((number) => ({ slot: slots[number] ?? 0, entry: get(number) })),
    ),
  );
  return changeTextFiles({ ...index, stored: index }, stale, places, site);
}

/** The files of an index, as paths below the site, that another index does not have. */
export function listReplaced({ files }: StoredIndex, { kept }: PlacedIndex): readonly string[] {
  const isKept = new Set(kept);
  return [...files.keys()].map(buildSitePath).filter((path) => !isKept.has(path));
}
