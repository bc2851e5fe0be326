import type { Entry, Forum } from "../forum/model.ts";
import type { Place } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import type { SiteContext } from "./site.ts";

/**
 * What a page is made from: a content file by its path, a tag or an author by its label, or the
 * site itself. The kinds are those that messages have words for (`problems/en/addresses.ts`).
 */
export type Origin = Violation<"addressTaken">["owner"];

/** A page or another file that a build renders. */
export interface Page {
  /** Site-relative; the file of an address that ends in `/` is `index.html` in that folder. */
  readonly url: string;
  /** A message names it if two pages claim one address. */
  readonly source: Origin;
  /** If the page is at an old address: where the source claims it. */
  readonly claim?: Place;
  /** The last change of the page, for search engines; absent if unknown. As in `Listed`. */
  readonly changed?: string;
  /** True if the page holds closures and must be rendered on the main thread. */
  readonly mainThreadOnly?: true;
}

/** A page as data, so that another thread can render it. */
export interface PageData extends Pick<Page, "url" | "source" | "claim" | "mainThreadOnly"> {
  /** Everything that the layout receives, except the site. */
  readonly props: object;
}

/** A page that is not rendered yet. */
export interface PlannedPage extends PageData {
  /** The same function for all pages of a kind. */
  readonly render: (page: PageData, site: SiteContext) => string;
}

/**
 * What the pages of a kind are made from, besides the settings and the owner's pages. An edit of a
 * discussion changes only pages of the forum, of the listings that list it, and its own.
 */
export type PageScope = "settings" | "forum" | "listings" | "discussions";

/** One row of the table of pages (`.eleventy.ts`). */
export interface PageKind {
  readonly name: string;
  readonly scope: PageScope;
  readonly plan: (forum: Forum, site: SiteContext) => readonly PlannedPage[];
  /** Restores a page of this kind from the data that another thread sent. */
  readonly restore: (page: PageData) => PlannedPage;
}

/** A page without the fields that no layout needs. */
type Props<P extends Page> = Omit<P, "changed" | "mainThreadOnly">;

/** Joins the plan of a kind of page with its layout. */
export function definePages<P extends Page>(
  name: string,
  scope: PageScope,
  plan: (forum: Forum, site: SiteContext) => readonly P[],
  layout: (page: Props<P>, site: SiteContext) => string,
): PageKind {
  // The reverse of the split in `plan` below.
  const join = ({ source, claim, props }: PageData) => Object.assign({ source }, claim && { claim }, props) as Props<P>;
  const render = (page: PageData, site: SiteContext) => layout(join(page), site);
  return {
    name,
    scope,
    restore: (page) => ({ render, ...page }),
    plan: (forum, site) =>
      plan(forum, site).map((page) =>
        site.recall("page", page, [render], () => {
          const { url, source, claim, mainThreadOnly, changed: _, ...props } = page;
          return { render, url, source, props: { url, ...props }, ...(claim && { claim }), ...(mainThreadOnly && { mainThreadOnly }) };
        }),
      ),
  };
}

/**
 * The file of an address, relative to the output folder.
 *
 * @example findOutputFile("/tags/php/") // => "tags/php/index.html"
 * @example findOutputFile("/404.html") // => "404.html"
 */
export function findOutputFile(url: string): string {
  return `${url.slice(1)}${url.endsWith("/") ? "index.html" : ""}`;
}

/**
 * The last change of a listing. An updated entry moves to the top, so every page of the listing
 * changes.
 */
export function findNewest([newest]: readonly Entry[]): Pick<Page, "changed"> {
  return newest ? { changed: newest.activity.at.datetime } : {};
}
