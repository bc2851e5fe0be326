import { pages as kinds } from "../../../.eleventy.ts";
import type { Forum, Tag } from "../../forum/model.ts";
import type { PlannedPage } from "../../pages/page.ts";
import { fingerprintPages } from "../../pages/page-fingerprint.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import type { SiteContext } from "../../pages/site.ts";
import { buildFilterUrl } from "../../pages/urls.ts";
import { unpack } from "../cache/packed.ts";
import { listExpired, type PageColumns, readPageRecord } from "../cache/page-columns.ts";
import type { StoredEntries } from "./stored-entries.ts";
import type { EntryNumber, StoredPage, StoredSite } from "./stored-site.ts";

/** A page, and its row: its place in the page records. */
export interface PageInRow {
  readonly row: number;
  readonly kind: string;
  readonly page: PlannedPage;
}

export interface StalePage extends PageInRow {
  readonly fingerprint: string;
}

/**
 * Finds the pages that edits of texts change, and those that read differently by now.
 *
 * @param stored the last build.
 * @param now seconds since the epoch.
 * @param version of the code.
 * @returns undefined if the site must be planned anew.
 */
export function findStalePages(
  stored: { readonly site: StoredSite; readonly pages: PageColumns },
  entries: StoredEntries,
  site: SiteContext,
  now: number,
  version: string,
): readonly StalePage[] | undefined {
  const filters = planFilters(stored, entries, site, now);
  if (!filters) return undefined;
  const planned = new Set(filters.map(({ row }) => row));
  const rows = new Set([...listShowing(stored.site, entries), ...listExpired(stored.pages, now)]);
  const others = [...rows].filter((row) => !planned.has(row)).map((row) => restorePage(stored.site, row, entries));
  if (others.includes(undefined)) return undefined;
  const pages = [...filters, ...others.flatMap((page) => page ?? [])];
  const plan = new Map(kinds.map(({ name }) => [name, pages.filter(({ kind }) => kind === name).map(({ page }) => page)]));
  const fingerprints = fingerprintPages(plan, site, [...entries.restored.keys()], version);
  return pages.flatMap((page) => {
    const fingerprint = fingerprints.get(page.page.url) ?? "";
    const known = readPageRecord(stored.pages, page.row);
    const isFresh = fingerprint === known.fingerprint && known.since <= now && now < known.until;
    return isFresh ? [] : { ...page, fingerprint };
  });
}

/** The rows of the pages that show an edited entry. */
function listShowing({ shown: { numbers, ends } }: StoredSite, { edited }: StoredEntries): readonly number[] {
  const rows: number[] = [];
  let start = 0;
  for (const [row, end] of ends.entries()) {
    if (numbers.subarray(start, end).some((number) => edited.has(number))) rows.push(row);
    start = end;
  }
  return rows;
}

/** Undefined if the props of a page are not stored. */
function restorePage({ pages }: StoredSite, row: number, entries: StoredEntries): PageInRow | undefined {
  const { kind, ...stored } = unpack(pages, row) as StoredPage;
  const { restore } = kinds.find(({ name }) => name === kind) ?? {};
  if (!restore || stored.mainThreadOnly) return undefined;
  const revive = (part: object) => (isEntryNumber(part) ? entries.get(part.entryNumber) : undefined);
  return { row, kind, page: restore({ ...stored, props: replaceParts(stored.props, revive) }) };
}

function isEntryNumber(part: object): part is EntryNumber {
  return "entryNumber" in part;
}

/** The kind of pages whose props depend on the texts of all entries of a tag. */
const filterKind = "filter-file";

/** Plans the filter files of the tags of edited entries. Undefined if they have other names. */
function planFilters(
  stored: { readonly site: StoredSite; readonly pages: PageColumns },
  entries: StoredEntries,
  context: SiteContext,
  now: number,
): readonly PageInRow[] | undefined {
  const keys = new Set([...entries.edited.keys()].flatMap((number) => entries.get(number).tags.map(({ key }) => key)));
  const edited = stored.site.tags.filter(({ key }) => keys.has(key));
  const tags = edited.map((tag): Tag => ({ ...tag, entries: Array.from(tag.entries, entries.get) }));
  const forum: Forum = { site: context.site, now, entries: [], moved: [], movedListings: [], tags, authors: [], pages: [] };
  const pages = kinds.find(({ name }) => name === filterKind)?.plan(forum, context) ?? [];
  const rows = new Map(stored.pages.urls.map((url, row) => [url, row]));
  const found = pages.flatMap((page) => {
    const row = rows.get(page.url);
    return row === undefined ? [] : { row, kind: filterKind, page };
  });
  const folders = tags.map(({ url }) => buildFilterUrl(url));
  const before = stored.pages.urls.filter((url) => folders.some((folder) => url.startsWith(folder)));
  return found.length === pages.length && found.length === before.length ? found : undefined;
}
