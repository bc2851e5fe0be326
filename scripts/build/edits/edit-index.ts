import type { Entry } from "../../forum/model.ts";
import type { SiteContext } from "../../pages/site.ts";
import type { SearchPost } from "../../search/index/document.ts";
import { assignSlots } from "../../search/index/slots.ts";
import { nameTextFile } from "../../search/index/texts.ts";
import { changeTextFiles, type IndexPlaces, type PlacedIndex } from "../search/place-index.ts";
import { createTextsPlan, type PlacedEntry } from "../search/plan-texts.ts";
import type { StoredIndex } from "../search/stored-index.ts";
import { buildSitePath, readDocuments } from "../search/texts.ts";
import { findKnownPosts } from "./known-posts.ts";
import type { EntryColumns } from "./stored-site.ts";

export interface EditedIndex extends Omit<IndexPlaces, "last"> {
  readonly index: StoredIndex;
  /** All entries, in listing order. */
  readonly entries: readonly Entry[];
  /** New and changed entries. */
  readonly after: readonly Entry[];
  /** Entries that are gone or changed, as they were. */
  readonly replaced: readonly Entry[];
  /** Of the entries before the edits. */
  readonly before: EntryColumns;
  /** Of the entries now, except their slots. */
  readonly now: Omit<EntryColumns, "slots">;
}

/** Changes the search index after edits. Its files must be intact, and slots have as many bits. */
export function editIndex(
  { index, entries, after, replaced, before, now, version, ...places }: EditedIndex,
  site: SiteContext,
): PlacedIndex {
  const slots = assignSlots(now.slugs);
  const findSlot = (slug: string) => slots.slots.get(slug) ?? 0;
  const placed = entries.map((entry, place) => ({ slot: findSlot(now.slugs[place] ?? ""), entry }));
  const last = new Map(before.slugs.map((slug, place) => [slug, before.slots[place] ?? 0]));
  const gone = new Map(last);
  const edited = new Set(after.map(({ url }) => url));
  const moved = now.slugs.flatMap((slug, place) => {
    const [old, slot] = [last.get(slug), findSlot(slug)];
    gone.delete(slug);
    const isSame = old === slot && !edited.has(entries[place]?.url ?? "");
    return isSame ? [] : [slot, ...(old === undefined ? [] : [old])];
  });
  const texts = listTexts([...moved, ...gone.values()], placed, slots.bits);
  const planTexts = createTextsPlan(site, version);
  const stale = Array.from(texts, ([path, found]) => (found.length === 0 ? [] : [planTexts(path, found)])).flat();
  const empty = Array.from(texts, ([path, found]) => (found.length === 0 ? [path] : [])).flat();
  const isOrderSame =
    now.slugs.length === before.slugs.length &&
    now.slugs.every((slug, place) => slug === before.slugs[place] && now.years[place] === before.years[place]);
  const listed = now.slugs.map((slug, place) => ({ slug, year: now.years[place] ?? "" }));
  const changes = { stale, gone: empty, count: entries.length, slots, findKnown, ...(!isOrderSame && { listed }) };
  return changeTextFiles({ ...index, stored: index }, changes, places, site);

  function findKnown({ url, discussion }: Entry): ReadonlyMap<string, SearchPost> {
    const old = replaced.find((entry) => entry.url === url);
    const slot = last.get(discussion.slug);
    if (!old || slot === undefined) return new Map();
    const read = () => readDocuments(places.output, nameTextFile(slots.bits, slot), slots.bits).find((one) => one.slot === slot);
    return findKnownPosts(old.discussion, discussion, () => read()?.document);
  }
}

/** The entries of each text file that has one of some slots, by path. */
function listTexts(some: readonly number[], placed: readonly PlacedEntry[], bits: number): ReadonlyMap<string, readonly PlacedEntry[]> {
  const texts = new Map(some.map((slot) => [nameTextFile(bits, slot), [] as PlacedEntry[]]));
  for (const one of placed) texts.get(nameTextFile(bits, one.slot))?.push(one);
  return texts;
}

/** The files of an index, as paths below the site, that another index does not have. */
export function listReplaced({ files }: StoredIndex, { kept }: PlacedIndex): readonly string[] {
  const isKept = new Set(kept);
  return [...files.keys()].map(buildSitePath).filter((path) => !isKept.has(path));
}
