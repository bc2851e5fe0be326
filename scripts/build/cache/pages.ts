import { lstatSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { findOutputFile, type Page, type PlannedPage } from "../../pages/page.ts";
import { findStats } from "../output/find-stats.ts";
import { hashText } from "./checksum.ts";
import type { PageRecord, PageRecords } from "./page-record.ts";

/** A page that this build rendered. */
export interface RenderedPage extends Pick<PageRecord, "until" | "checksum"> {
  readonly url: string;
}

/** @param until as in `PageRecord`. */
export function describeRendered({ url }: Page, bytes: Uint8Array, until: number): RenderedPage {
  return { url, until, checksum: hashText(bytes) };
}

export interface SortedPages {
  /** To be rendered, by kind; kinds without any are left out. */
  readonly stale: ReadonlyMap<string, readonly PlannedPage[]>;
  /** By url: pages whose file is up to date. */
  readonly kept: ReadonlyMap<string, PageRecord>;
}

/** Records of pages whose file a build of this process wrote or compared. */
export type CheckedPages = ReadonlySet<PageRecord>;

export const noPages: CheckedPages = new Set();

/** The pages whose files are as their records say. */
export function checkPages(records: PageRecords, output: string): CheckedPages {
  return new Set([...records].flatMap(([url, record]) => (isSameFile(record, findStats(join(output, findOutputFile(url)))) ? record : [])));
}

interface Situation {
  /** Of the last build, by url. */
  readonly known: PageRecords;
  readonly checked: CheckedPages;
  readonly output: string;
  /** Seconds since the epoch. */
  readonly now: number;
  /** Of the pages to be sorted, by url. */
  readonly fingerprints: ReadonlyMap<string, string>;
}

/**
 * Separates the pages to be rendered from those that are up to date. Each page is cached by a
 * fingerprint of everything its layout receives.
 */
export function sortPages(plan: ReadonlyMap<string, readonly PlannedPage[]>, situation: Situation): SortedPages {
  const kept = new Map<string, PageRecord>();
  const stale = [...plan].map(([kind, pages]) => {
    const left = pages.filter((page) => {
      const record = findUpToDate(page.url, situation);
      if (record) kept.set(page.url, record);
      return !record;
    });
    return [kind, left] as const;
  });
  return { stale: new Map(stale.filter(([, pages]) => pages.length > 0)), kept };
}

/** The records for the next build, once the pages are in the output folder. */
export function listPageRecords(
  { kept }: Pick<SortedPages, "kept">,
  rendered: readonly RenderedPage[],
  { now, output, fingerprints }: Omit<Situation, "known" | "checked">,
): { readonly records: PageRecords; readonly checked: CheckedPages } {
  const records = new Map(kept);
  for (const { url, ...page } of rendered) {
    const { size, ctimeMs, ino } = lstatSync(join(output, findOutputFile(url)));
    records.set(url, { fingerprint: fingerprints.get(url) ?? "", since: now, size, changed: ctimeMs, inode: ino, ...page });
  }
  return { records, checked: new Set(records.values()) };
}

/** When the first of the pages reads differently, in seconds since the epoch. */
export function findFirstEnd(records: PageRecords): number {
  let end = Number.POSITIVE_INFINITY;
  for (const { until } of records.values()) if (until < end) end = until;
  return end;
}

function findUpToDate(url: string, { known, checked, output, now, fingerprints }: Situation): PageRecord | undefined {
  const record = known.get(url);
  if (!record || record.fingerprint !== fingerprints.get(url) || now < record.since || now >= record.until) return undefined;
  if (checked.has(record)) return record;
  const path = join(output, findOutputFile(url));
  const stats = findStats(path);
  if (isSameFile(record, stats)) return record;
  if (!stats?.isFile() || stats.size !== record.size) return undefined;
  return hashText(readFileSync(path)) === record.checksum ? { ...record, changed: stats.ctimeMs, inode: stats.ino } : undefined;
}

/** Whether nobody changed a file. Files keep their times when their folder moves. */
function isSameFile({ size, changed, inode }: PageRecord, stats: Stats | undefined): boolean {
  if (!stats?.isFile()) return false;
  return stats.size === size && stats.ctimeMs === changed && stats.ino === inode;
}
