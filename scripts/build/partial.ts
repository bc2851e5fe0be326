import { findOutputFile, type PlannedPage } from "../pages/page.ts";
import { assetsFolder, searchIndexUrl } from "../pages/urls.ts";
import type { PageRecord, PageRecords } from "./cache/page-record.ts";
import type { Plan } from "./render.ts";

/** Pages that somebody looks at. */
export interface FirstPages {
  readonly urls: ReadonlySet<string>;
  /** If more pages than this are stale, the others are rendered by a later build. */
  readonly most: number;
}

/** The pages that a build renders. */
export function chooseFirst(stale: Plan, first: FirstPages | undefined): Plan {
  if (!first || countPages(stale) <= first.most) return stale;
  const chosen = [...stale].map(([kind, pages]) => [kind, pages.filter(({ url }) => first.urls.has(url))] as const);
  return new Map(chosen.filter(([, pages]) => pages.length > 0));
}

/** The addresses of stale pages that a build did not render. */
export function listLeft(stale: Plan, rendered: readonly Pick<PlannedPage, "url">[]): ReadonlySet<string> {
  const left = new Set([...stale.values()].flatMap((pages) => pages.map(({ url }) => url)));
  for (const { url } of rendered) left.delete(url);
  return left;
}

/**
 * The files of the last build that stay while pages are stale: the old pages, the files that they
 * load, and the search index, which changes with the last page.
 *
 * @param previous paths of all files of the last build.
 */
export function keepForLeft(left: ReadonlySet<string>, previous: ReadonlySet<string>): readonly string[] {
  if (left.size === 0) return [];
  const pages = [...left].map(findOutputFile).filter((path) => previous.has(path));
  const loaded = [...previous].filter((path) => path.startsWith(assetsFolder) || path.startsWith(searchIndexFolder));
  return [...pages, ...loaded];
}

const searchIndexFolder = searchIndexUrl.slice(1);

/**
 * Adds the old records of stale pages. They describe the old files, so these pages stay
 * stale, unless the site becomes again what it was.
 */
export function addLeft(records: PageRecords, left: ReadonlySet<string>, known: PageRecords): PageRecords {
  if (left.size === 0) return records;
  const old = [...left].flatMap((url): readonly (readonly [string, PageRecord])[] => {
    const record = known.get(url);
    return record ? [[url, record]] : [];
  });
  return new Map([...records, ...old]);
}

export function countPages(plan: Plan): number {
  return [...plan.values()].reduce((sum, pages) => sum + pages.length, 0);
}
