import { lstatSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { findOutputFile, type Page, type PlannedPage } from "../../pages/page.ts";
import { hashText } from "./checksum.ts";
import type { Cache } from "./database.ts";
import { nameRecord } from "./record-key.ts";

/** A page as a build published it. */
export interface PageRecord {
  /** Identifies everything that its layout receives. */
  readonly fingerprint: string;
  /** Seconds since the epoch: the `now` of the build that rendered it. */
  readonly since: number;
  /** The first second since the epoch at which it would read differently. */
  readonly until: number;
  /** Bytes of its file. */
  readonly size: number;
  /** The last change of its file: milliseconds since the epoch (`ctime`). */
  readonly changed: number;
  /** Number of its file on the disk. */
  readonly inode: number;
  readonly checksum: string;
}

/** A page that this build rendered. */
export interface RenderedPage extends Pick<PageRecord, "until" | "checksum"> {
  readonly url: string;
}

/** @param until as in `PageRecord`. */
export function describeRendered({ url }: Page, text: string, until: number): RenderedPage {
  return { url, until, checksum: hashText(text) };
}

export interface SortedPages {
  /** To be rendered, by kind; kinds without any are left out. */
  readonly stale: ReadonlyMap<string, readonly PlannedPage[]>;
  /** By url: pages whose file is up to date. */
  readonly kept: ReadonlyMap<string, PageRecord>;
}

interface Situation {
  readonly cache: Cache;
  readonly output: string;
  /** Seconds since the epoch. */
  readonly now: number;
  /** Of all pages, by url. */
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
  { kept }: SortedPages,
  rendered: readonly RenderedPage[],
  { now, output, fingerprints }: Omit<Situation, "cache">,
): Cache {
  const records = rendered.map(({ url, ...known }): readonly [string, PageRecord] => {
    const { size, ctimeMs, ino } = lstatSync(join(output, findOutputFile(url)));
    return [url, { fingerprint: fingerprints.get(url) ?? "", since: now, size, changed: ctimeMs, inode: ino, ...known }];
  });
  return new Map([...kept, ...records].map(([url, record]) => [nameRecord("page", url), record]));
}

function findUpToDate(url: string, { cache, output, now, fingerprints }: Situation): PageRecord | undefined {
  // The cache has a checksum, and this version of the code wrote it.
  const record = cache.get(nameRecord("page", url)) as PageRecord | undefined;
  if (!record || record.fingerprint !== fingerprints.get(url) || now < record.since || now >= record.until) return undefined;
  const path = join(output, findOutputFile(url));
  const stats = findStats(path);
  if (!stats?.isFile() || stats.size !== record.size) return undefined;
  // Files keep their times when their folder moves.
  if (stats.ctimeMs === record.changed && stats.ino === record.inode) return record;
  return hashText(readFileSync(path)) === record.checksum ? { ...record, changed: stats.ctimeMs, inode: stats.ino } : undefined;
}

/** Undefined also if a folder of the path is a file. */
function findStats(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
