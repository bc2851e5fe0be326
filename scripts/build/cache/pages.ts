import { lstatSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { FingerprintPage } from "../../pages/fingerprint.ts";
import { findOutputFile, type Page, type PlannedPage } from "../../pages/page.ts";
import { hashText } from "./checksum.ts";
import type { Memory } from "./database.ts";
import { nameRecord } from "./record-key.ts";

/** A page as a build published it. */
export interface PageRecord {
  /** Of all that it shows. */
  readonly digest: string;
  /** Seconds since the epoch: when it was made, and the first second from which on it would read otherwise. */
  readonly since: number;
  readonly until: number;
  /** Of its file: bytes, when the system last changed it (milliseconds), its number on the disk, and a hash of its contents. */
  readonly size: number;
  readonly changed: number;
  readonly inode: number;
  readonly hash: string;
}

/** A page that was rendered now. */
export interface MadePage extends Pick<PageRecord, "until" | "hash"> {
  readonly url: string;
}

/** @param until the first second since the epoch from which on the page would read otherwise. */
export function describeMade({ url }: Page, text: string, until: number): MadePage {
  return { url, until, hash: hashText(text) };
}

/** The pages of a build: those that must be rendered, and those that an earlier build left as they would be. */
export interface Sorted {
  /** To be rendered, by kind; kinds without one are left out. */
  readonly stale: ReadonlyMap<string, readonly PlannedPage[]>;
  /** By url: those whose file stands as it would be rendered. */
  readonly kept: ReadonlyMap<string, PageRecord>;
  /** By url. */
  readonly digests: ReadonlyMap<string, string>;
}

/** Listens to the rendering of pages, and knows in the end what the next build is to know. */
export interface PageRecorder {
  readonly note: (page: MadePage) => void;
  /** To be asked once the pages lie in the output folder. */
  readonly listRecords: () => Memory;
}

interface Situation {
  readonly memory: Memory;
  readonly output: string;
  /** Seconds since the epoch. */
  readonly now: number;
  readonly digest: FingerprintPage;
}

/** Tells the pages that must be rendered from those that stand. */
export function sortPages(plan: ReadonlyMap<string, readonly PlannedPage[]>, situation: Situation): Sorted {
  const kept = new Map<string, PageRecord>();
  const digests = new Map<string, string>();
  const stale = [...plan].map(([kind, pages]) => {
    const left = pages.filter((page) => {
      const digest = situation.digest(kind, page);
      digests.set(page.url, digest);
      const record = findStanding(page.url, digest, situation);
      if (record) kept.set(page.url, record);
      return !record;
    });
    return [kind, left] as const;
  });
  return { stale: new Map(stale.filter(([, pages]) => pages.length > 0)), kept, digests };
}

export function createPageRecorder({ kept, digests }: Sorted, { now, output }: Pick<Situation, "now" | "output">): PageRecorder {
  const rendered: (MadePage & Pick<PageRecord, "digest" | "since">)[] = [];
  return {
    note: (page) => {
      const digest = digests.get(page.url);
      if (digest === undefined) throw new Error(`the page \`${page.url}\` was not sorted`);
      rendered.push({ digest, since: now, ...page });
    },
    listRecords: () => {
      const records = rendered.map(({ url, ...known }): readonly [string, PageRecord] => {
        const { size, ctimeMs, ino } = lstatSync(join(output, findOutputFile(url)));
        return [url, { size, changed: ctimeMs, inode: ino, ...known }];
      });
      return new Map([...kept, ...records].map(([url, record]) => [nameRecord("page", url), record]));
    },
  };
}

function findStanding(url: string, digest: string, { memory, output, now }: Situation): PageRecord | undefined {
  // The memory is sealed, and of this edition.
  const record = memory.get(nameRecord("page", url)) as PageRecord | undefined;
  if (record?.digest !== digest || now < record.since || now >= record.until) return undefined;
  const path = join(output, findOutputFile(url));
  const stats = findStats(path);
  if (!stats?.isFile() || stats.size !== record.size) return undefined;
  // Files of a folder that moved have the time that they had.
  if (stats.ctimeMs === record.changed && stats.ino === record.inode) return record;
  return hashText(readFileSync(path)) === record.hash ? { ...record, changed: stats.ctimeMs, inode: stats.ino } : undefined;
}

/** Also undefined where a folder of the path is a file. */
function findStats(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
