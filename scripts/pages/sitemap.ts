import type { Entry, Forum } from "../forum/model.ts";
import { planAuthors } from "./author.ts";
import { planContentPages } from "./content-page.ts";
import { planHome } from "./home.ts";
import type { Page } from "./page.ts";
import { planSearch } from "./search.ts";
import type { SiteContext } from "./site.ts";
import { planTags } from "./tag.ts";
import { planTagIndex } from "./tag-index.ts";
import { buildSitemapPartUrl, buildSliceUrl, sitemapUrl } from "./urls.ts";

export interface SitemapPage extends Page {
  /** An index lists sitemaps, a set lists pages. */
  readonly kind: "index" | "set";
  readonly listed: readonly Listed[];
}

export interface Listed {
  /** Site-relative. */
  readonly url: string;
  /** The last change, as `YYYY-MM-DD` or in UTC; absent if unknown. */
  readonly changed?: string;
}

/** The highest number of urls in one sitemap (sitemaps.org, protocol). */
const sitemapLength = 50_000;

/** Lists every page for search engines. Above the limit, an index lists several sitemaps. */
export function planSitemap(forum: Forum, site: SiteContext, limit = sitemapLength): readonly SitemapPage[] {
  const pages = listPages(forum, site);
  const listed: (string | undefined)[] = [];
  for (const { url, changed } of pages) listed.push(url, changed);
  return site.recall("sitemap", site.fingerprintEntry, [limit, ...listed], () => divide(pages.map(describe), limit));
}

function divide(pages: readonly Listed[], limit: number): readonly SitemapPage[] {
  const source = { kind: "sitemap" } as const;
  if (pages.length <= limit) return [{ url: sitemapUrl, source, kind: "set", listed: pages }];
  const sets = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index): SitemapPage => {
    return { url: buildSitemapPartUrl(index + 1), source, kind: "set", listed: pages.slice(index * limit, (index + 1) * limit) };
  });
  return [{ url: sitemapUrl, source, kind: "index", listed: sets.map(({ url }) => ({ url })) }, ...sets];
}

type Dated = Pick<Page, "url" | "changed">;

function listPages(forum: Forum, site: SiteContext): readonly Dated[] {
  const listings = [planHome, planTagIndex, planTags, planAuthors].flatMap((plan): readonly Dated[] => plan(forum, site));
  return [...listings, ...forum.entries.flatMap(listThreadPages), ...planContentPages(forum), ...planSearch(forum, site)];
}

/** Decodes no entry of a stored site, unlike the plan of its pages. */
function listThreadPages({ url, changed, laterPages = [] }: Entry): readonly Dated[] {
  return [{ url, changed }, ...laterPages.map((changed, index) => ({ url: buildSliceUrl(url, index + 2), changed }))];
}

function describe({ url, changed }: Dated): Listed {
  return { url, ...(changed !== undefined && { changed }) };
}
