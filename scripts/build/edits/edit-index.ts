import type { Entry } from "../../forum/model.ts";
import type { SiteContext } from "../../pages/site.ts";
import { assignSlots } from "../../search/index/slots.ts";
import { nameTextFile } from "../../search/index/texts.ts";
import { changeTextFiles, type IndexPlaces, type PlacedIndex } from "../search/place-index.ts";
import { createTextsPlan, type PlacedEntry } from "../search/plan-texts.ts";
import type { StoredIndex } from "../search/stored-index.ts";
import { buildSitePath } from "../search/texts.ts";
import type { EntryColumns } from "./stored-site.ts";

export interface EditedIndex extends Omit<IndexPlaces, "last"> {
  readonly index: StoredIndex;
  /** All entries, in listing order. */
  readonly entries: readonly Entry[];
  /** New and changed entries. */
  readonly after: readonly Entry[];
  /** Of the entries before the edits. */
  readonly before: EntryColumns;
  /** Of the entries now, except their slots. */
  readonly now: Omit<EntryColumns, "slots">;
}

/** Changes the search index after edits. Its files must be intact, and slots have as many bits. */
export function editIndex({ index, entries, after, before, now, version, ...places }: EditedIndex, site: SiteContext): PlacedIndex {
  const { bits } = index.state;
  const slots = assignSlots(now.slugs);
  const findSlot = (slug: string) => slots.slots.get(slug) ?? 0;
  const known = new Map(before.slugs.map((slug, place) => [slug, before.slots[place] ?? 0]));
  const edited = new Set(after);
  const texts = new Map<string, PlacedEntry[]>();
  const touch = (slot: number | undefined) => slot !== undefined && texts.set(nameTextFile(bits, slot), []);
  for (const [place, slug] of now.slugs.entries()) {
    const [last, slot] = [known.get(slug), findSlot(slug)];
    known.delete(slug);
    const entry = entries[place];
    if (last === slot && !(entry && edited.has(entry))) continue;
    touch(last);
    touch(slot);
  }
  for (const slot of known.values()) touch(slot);
  for (const [place, entry] of entries.entries()) {
    const slot = findSlot(now.slugs[place] ?? "");
    texts.get(nameTextFile(bits, slot))?.push({ slot, entry });
  }

  const planTexts = createTextsPlan(site, version);
  const stale = [...texts].flatMap(([path, placed]) => (placed.length === 0 ? [] : planTexts(path, placed)));
  const gone = [...texts].flatMap(([path, placed]) => (placed.length === 0 ? path : []));
  const isSameOrder = now.slugs.every((slug, place) => {
    return slug === before.slugs[place] && now.years[place] === before.years[place] && findSlot(slug) === before.slots[place];
  });
  const listed = now.slugs.map((slug, place) => ({ slug, year: now.years[place] ?? "" }));
  const keepsYears = isSameOrder && now.slugs.length === before.slugs.length;
  const changes = { stale, gone, count: entries.length, slots, ...(!keepsYears && { listed }) };
  return changeTextFiles({ ...index, stored: index }, changes, places, site);
}

/** The files of an index, as paths below the site, that another index does not have. */
export function listReplaced({ files }: StoredIndex, { kept }: PlacedIndex): readonly string[] {
  const isKept = new Set(kept);
  return [...files.keys()].map(buildSitePath).filter((path) => !isKept.has(path));
}
