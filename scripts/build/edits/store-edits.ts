import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { SiteContext } from "../../pages/site.ts";
import type { StoredBuild, StoredCache } from "../cache/cache.ts";
import { type PackedPart, repack } from "../cache/packed.ts";
import { changePageRecords } from "../cache/page-columns.ts";
import type { PageRecords } from "../cache/page-record.ts";
import type { EditedForum } from "./edit-forum.ts";
import type { Edits } from "./find-edits.ts";
import type { EditedPages } from "./plan-edits.ts";
import { RestoredEntry } from "./restored-forum.ts";
import { describeColumns, storeColumns, storeEntry, storeForum } from "./store-site.ts";
import type { EntryColumns, StoredLinks } from "./stored-site.ts";

/** The columns of the entries of an edited forum, except their slots. */
export function describeEntries(
  { forum: { entries } }: EditedForum,
  { files, slugs, years }: EntryColumns,
  site: SiteContext,
): EntryColumns {
  return storeColumns(entries, (entry) => {
    if (!(entry instanceof RestoredEntry)) return describeColumns(entry, site);
    const { place, fingerprint } = entry;
    return { fingerprint, file: files[place] ?? "", slug: slugs[place] ?? "", year: years[place] ?? "" };
  });
}

interface EditedSite {
  readonly found: readonly FoundFile[];
  readonly edits: Edits;
  readonly edited: EditedForum;
  readonly columns: EntryColumns;
  readonly pages: EditedPages;
  readonly links: StoredLinks;
  /** Of the pages that were rendered. */
  readonly rendered: PageRecords;
}

/** The cache after edits, without the search index. */
export function changeCache<Stored extends StoredBuild>(
  stored: Stored,
  { found, edits, edited, columns, pages, links, rendered }: EditedSite,
  context: SiteContext,
): Stored {
  const { site } = stored;
  const { urls } = stored.pages;
  const replaced = new Set(urls.flatMap((url, row) => (rendered.has(url) ? row : [])));
  const cut = new Set([...pages.removed, ...replaced]);
  const added = Array.from(rendered.keys(), (url) => pages.kinds.get(url) ?? "");
  return {
    ...stored,
    ...changeRecords(stored, edits),
    pages: changePageRecords(stored.pages, cut, rendered),
    site: {
      ...site,
      ...storeForum(edited.forum, context),
      found,
      labels: edited.labels,
      columns,
      links,
      entries: repack(site.entries, listEntries(edited, edits)),
      kinds: [...site.kinds.filter((_, row) => !cut.has(row)), ...added],
    },
  };
}

function changeRecords({ paths, records }: StoredCache, { byFile }: Edits): Pick<StoredCache, "paths" | "records"> {
  const parts = new Map<string, PackedPart>(paths.map((path, place) => [path, { place }]));
  for (const [path, { after }] of byFile) {
    if (after) parts.set(path, { value: after.record });
    else parts.delete(path);
  }
  return { paths: [...parts.keys()], records: repack(records, parts.values()) };
}

function* listEntries({ forum: { entries } }: EditedForum, { byFile }: Edits): Iterable<PackedPart> {
  for (const entry of entries) {
    if (entry instanceof RestoredEntry) yield { place: entry.place };
    else yield { value: storeEntry(entry, byFile.get(entry.discussion.file)?.after?.discussion === entry.discussion) };
  }
}
