import type { Place } from "../content/problem.ts";
import type { Forum } from "../forum/model.ts";
import type { Origin } from "../locale/problems/rules/posts.ts";
import type { Moment } from "../text/moment.ts";
import type { SiteContext } from "./context.ts";

/** Something that a build writes: an address, and what it was made from. */
export interface Page {
  /** Site-relative; one that ends in `/` is written as `index.html` of that folder. */
  readonly url: string;
  /** Named when two pages claim one address. */
  readonly source: Origin;
  /** Where the source claims the address as an old one of its own. */
  readonly claim?: Place;
  /** When what it shows last changed, for search engines; absent where nobody can tell. */
  readonly changed?: Moment;
}

/** A page whose text is still to be made. */
export interface PlannedPage extends Page {
  /** All that its layout is given beside the site. */
  readonly shows: object;
  readonly render: (site: SiteContext) => string;
}

/** One row of the table of pages. */
export interface PageKind {
  readonly name: string;
  readonly plan: (forum: Forum, site: SiteContext) => readonly PlannedPage[];
}

/** Joins what a kind of page shows with how it shows it. */
export function definePages<P extends Page>(
  name: string,
  plan: (forum: Forum, site: SiteContext) => readonly P[],
  layout: (page: P, site: SiteContext) => string,
): PageKind {
  return {
    name,
    plan: (forum, site) =>
      plan(forum, site).map((page) => {
        const { source, claim, changed: _, ...shows } = page;
        return { url: page.url, source, ...(claim && { claim }), shows, render: (context) => layout(page, context) };
      }),
  };
}

/**
 * The file of an address below the output folder.
 *
 * @example findOutputFile("/tags/php/") // => "tags/php/index.html"
 * @example findOutputFile("/404.html") // => "404.html"
 */
export function findOutputFile(url: string): string {
  return `${url.slice(1)}${url.endsWith("/") ? "index.html" : ""}`;
}
