import { findOutputFile } from "../pages/page.ts";
import { assetsFolder, searchIndexUrl } from "../pages/urls.ts";
import type { PageRecord, PageRecords } from "./cache/page-record.ts";
import type { CheckedPages } from "./cache/pages.ts";
import type { Plan } from "./render.ts";

/** The pages of a plan that have these addresses, or all pages if no addresses are given. */
export function choosePages(plan: Plan, urls: ReadonlySet<string> | undefined): Plan {
  if (!urls) return plan;
  return new Map([...plan].map(([kind, pages]) => [kind, pages.filter(({ url }) => urls.has(url))]));
}

/** @param upToDate addresses of the pages that this build rendered or found up to date. */
export function listPending(plan: Plan, upToDate: readonly string[]): ReadonlySet<string> {
  const pending = new Set<string>();
  for (const pages of plan.values()) for (const { url } of pages) pending.add(url);
  for (const url of upToDate) pending.delete(url);
  return pending;
}

/**
 * The files of the last build that stay while pages are pending: the old pages, the files that they
 * load, and the search index, which changes with the last page.
 *
 * @param previous paths of all files of the last build.
 */
export function listPendingFiles(pending: ReadonlySet<string>, previous: ReadonlySet<string>): readonly string[] {
  if (pending.size === 0) return [];
  const pages = [...pending].map(findOutputFile).filter((path) => previous.has(path));
  const loaded = [...previous].filter((path) => path.startsWith(assetsFolder) || path.startsWith(searchIndexFolder));
  return [...pages, ...loaded];
}

const searchIndexFolder = searchIndexUrl.slice(1);

interface CheckedRecords {
  readonly records: PageRecords;
  readonly checked: CheckedPages;
}

/**
 * Adds the old records of pending pages that have no new one. They describe the old files, so a
 * later build finds out which of these pages are stale.
 */
export function addPending(now: CheckedRecords, pending: ReadonlySet<string>, old: CheckedRecords): CheckedRecords {
  if (pending.size === 0) return now;
  const records = new Map<string, PageRecord>(now.records);
  const checked = new Set(now.checked);
  for (const url of pending) {
    const record = old.records.get(url);
    if (!record || records.has(url)) continue;
    records.set(url, record);
    if (old.checked.has(record)) checked.add(record);
  }
  return { records, checked };
}

export function countPages(plan: Plan): number {
  return [...plan.values()].reduce((sum, pages) => sum + pages.length, 0);
}
