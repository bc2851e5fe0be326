import type { Entry } from "../../forum/model.ts";
import { hashData } from "../../pages/entry-fingerprint.ts";
import type { SiteContext } from "../../pages/site.ts";
import { assignSlots, type Slots } from "../../search/index/slots.ts";
import { nameTextFile } from "../../search/index/texts.ts";

/** An entry and its slot in the index. */
export interface PlacedEntry<Of = Entry> {
  readonly slot: number;
  readonly entry: Of;
}

/** A text file of the search index, before it is made. */
export interface PlannedTexts<Of = Entry> {
  /** Below the folder of the index. */
  readonly path: string;
  /** By slot. */
  readonly placed: readonly PlacedEntry<Of>[];
  /** Identifies everything that the file is made from. */
  readonly fingerprint: string;
}

export interface TextsPlan {
  readonly slots: Slots;
  readonly files: readonly PlannedTexts[];
}

/**
 * Plans the text files of the index.
 *
 * @param version identifies the code that makes them.
 */
export function planTexts(entries: readonly Entry[], site: SiteContext, version: string): TextsPlan {
  const slugs = entries.map(({ discussion }) => discussion.slug);
  const slots = site.recall("slots", assignSlots, slugs, () => assignSlots(slugs));
  const files = new Map<string, PlacedEntry[]>();
  for (const entry of entries) {
    const slot = slots.slots.get(entry.discussion.slug) ?? 0;
    const path = nameTextFile(slots.bits, slot);
    const placed = files.get(path);
    if (placed) placed.push({ slot, entry });
    else files.set(path, [{ slot, entry }]);
  }
  const planFile = createTextsPlan(site, version);
  return { slots, files: [...files].map(([path, placed]) => planFile(path, placed)) };
}

/** Plans one text file, from its entries in any order. */
export function createTextsPlan(site: SiteContext, version: string): (path: string, placed: readonly PlacedEntry[]) => PlannedTexts {
  const common = hashData([version, describeSite(site)]);
  const { fingerprintEntry, aliases, recall } = site;
  return (path, unsorted) => {
    const placed = [...unsorted].sort((one, other) => one.slot - other.slot);
    const described = placed.map(
      ({ slot, entry }) => [slot, fingerprintEntry(entry), entry.tags.map(({ key }) => aliases.get(key))] as const,
    );
    const plan = () => ({ path, placed, fingerprint: hashData([common, described]) });
    const inputs = described.flatMap(([slot, fingerprint, names], index) => [placed[index]?.entry, slot, fingerprint, ...names]);
    const [first] = placed;
    return first ? recall("search texts", first.entry, [common, path, ...inputs], plan) : plan();
  };
}

/** The settings that change a document. Its addresses are relative, so the site's is not one. */
function describeSite({ site: { language, calendar, zone, labels, latinLanguage, authorPages } }: SiteContext): unknown {
  return [language, calendar, zone.name, labels, latinLanguage, authorPages];
}
