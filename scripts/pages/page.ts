import type { Forum } from "../forum/model.ts";
import type { Place } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import type { Moment } from "../text/dates.ts";
import type { SiteContext } from "./context.ts";

/**
 * What a page is made from: a content file by its path, a tag or an author by its label, or the
 * site itself. The kinds are those that messages have words for (`problems/en/addresses.ts`).
 */
export type Origin = Violation<"addressTaken">["owner"];

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
  /** Where it shows more than data, so that no other thread can render it. */
  readonly stays?: true;
}

/** A page as data, but for one that `stays`. */
export interface PageData extends Pick<Page, "url" | "source" | "claim" | "stays"> {
  /** All that its layout is given beside the site. */
  readonly shows: object;
}

/** A page whose text is still to be made. */
export interface PlannedPage extends PageData {
  /** Makes its text; the same for all pages of a kind. */
  readonly render: (page: PageData, site: SiteContext) => string;
}

/** One row of the table of pages. */
export interface PageKind {
  readonly name: string;
  readonly plan: (forum: Forum, site: SiteContext) => readonly PlannedPage[];
  /** Takes on a page of this kind that another thread planned. */
  readonly adopt: (page: PageData) => PlannedPage;
}

/** A page as its layout is given it: when it changed the plan alone knows, and which thread renders it is no matter of its text. */
type Shown<P extends Page> = Omit<P, "changed" | "stays">;

/** Joins what a kind of page shows with how it shows it. */
export function definePages<P extends Page>(
  name: string,
  plan: (forum: Forum, site: SiteContext) => readonly P[],
  layout: (page: Shown<P>, site: SiteContext) => string,
): PageKind {
  // What is taken apart below.
  const join = ({ source, claim, shows }: PageData) => Object.assign({ source }, claim && { claim }, shows) as Shown<P>;
  const render = (page: PageData, site: SiteContext) => layout(join(page), site);
  return {
    name,
    adopt: (page) => ({ render, ...page }),
    plan: (forum, site) =>
      plan(forum, site).map((page) => {
        const { url, source, claim, stays, changed: _, ...shows } = page;
        return { render, url, source, shows: { url, ...shows }, ...(claim && { claim }), ...(stays && { stays }) };
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
