import { pages as kinds } from "../../../.eleventy.ts";
import type { Author, Forum, Tag } from "../../forum/model.ts";
import { findCollisions } from "../../pages/collisions.ts";
import type { Page, PlannedPage } from "../../pages/page.ts";
import { fingerprintPages } from "../../pages/page-fingerprint.ts";
import type { SiteContext } from "../../pages/site.ts";
import { listExpired, type PageColumns, readPageRecord } from "../cache/page-columns.ts";
import type { Plan } from "../render.ts";
import type { EditedForum } from "./edit-forum.ts";
import type { RestoredForum } from "./restored-forum.ts";
import { nameWhole } from "./store-site.ts";
import type { StoredSite } from "./stored-site.ts";

/** The pages that edits change. */
export interface EditedPages {
  /** To be rendered, by kind. */
  readonly stale: Plan;
  /** How many are to be rendered. */
  readonly count: number;
  /** By url. */
  readonly fingerprints: ReadonlyMap<string, string>;
  /** The kinds of the pages to be rendered, by url. */
  readonly kinds: ReadonlyMap<string, string>;
  /** The places of the pages that are gone, in the page records. */
  readonly removed: ReadonlySet<number>;
  /** How many pages are new. */
  readonly added: number;
  /** Whether the site has a page at an address, apart from what is left of removed discussions. */
  readonly hasPage: (url: string) => boolean;
}

interface LastSite {
  readonly site: StoredSite;
  readonly pages: PageColumns;
  readonly forum: RestoredForum;
}

/**
 * Plans the pages that edits may change, and those that read differently by now.
 *
 * @param version of the code.
 * @returns undefined if the whole site must be planned.
 */
export function planEdits(before: LastSite, edited: EditedForum, context: SiteContext, version: string): EditedPages | undefined {
  const { forum } = edited;
  const { urls } = before.pages;
  const rows = new Map(urls.map((url, row) => [url, row]));
  const expired = listExpired(before.pages, forum.now);
  const touched = findTouched(before.forum, edited, new Set(expired.flatMap((row) => nameWhole(urls[row] ?? ""))));
  const plan = planTouched(forum, touched.now, context);
  const pages = [...plan.values()].flat();
  const planned = new Set(pages.map(({ url }) => url));
  if (expired.some((row) => !planned.has(urls[row] ?? "") && !isGone(row))) return undefined;

  const removed = new Set([...urls.keys()].filter((row) => !planned.has(urls[row] ?? "") && isGone(row)));
  const added = pages.filter(({ url }) => !rows.has(url));
  const kept = urls.filter((_, row) => !removed.has(row));
  if (added.length > 0 && collide(kept, added)) return undefined;
  const fingerprints = fingerprintPages(plan, context, version);
  const isStale = ({ url }: PlannedPage) => {
    const row = rows.get(url);
    if (row === undefined) return true;
    const { fingerprint, since, until } = readPageRecord(before.pages, row);
    return fingerprint !== fingerprints.get(url) || forum.now < since || forum.now >= until;
  };
  const stale = new Map(Array.from(plan, ([kind, all]) => [kind, all.filter(isStale)] as const).filter(([, all]) => all.length > 0));
  const names = new Map(Array.from(stale, ([kind, all]) => all.map(({ url }) => [url, kind] as const)).flat());
  return { stale, count: names.size, fingerprints, kinds: names, removed, added: added.length, hasPage };

  function hasPage(url: string): boolean {
    const row = rows.get(url);
    return planned.has(url) || (row !== undefined && !removed.has(row) && before.site.kinds[row] !== "removed");
  }

  /** Whether a page that is not planned is no page any more. */
  function isGone(row: number): boolean {
    const scope = scopes.get(before.site.kinds[row] ?? "");
    return scope === "forum" || (scope !== "settings" && touched.urls.has(nameWhole(urls[row] ?? "")));
  }
}

const scopes = new Map(kinds.map(({ name, scope }) => [name, scope]));

/** What edits touch. */
interface Touched {
  /** The part of the forum whose pages may change. */
  readonly now: Pick<Forum, "tags" | "authors" | "movedListings" | "entries">;
  /** Addresses of listings and discussions, also of those that are gone. */
  readonly urls: ReadonlySet<string>;
}

/** @param expired addresses of listings and discussions whose pages read differently by now. */
function findTouched(previous: RestoredForum, { forum, before, after }: EditedForum, expired: ReadonlySet<string>): Touched {
  const choose = <Of extends Tag | Author>(listings: readonly Of[], others: readonly Of[]) => {
    const known = new Set(others);
    return listings.filter((listing) => !known.has(listing) || expired.has(listing.url));
  };
  const [tags, authors] = [choose(forum.tags, previous.tags), choose(forum.authors, previous.authors)];
  const gone = [...choose(previous.tags, forum.tags), ...choose(previous.authors, forum.authors), ...before];
  const keys = new Set(tags.map(({ key }) => key));
  const others = expired.size === 0 ? [] : forum.entries.filter(({ url }) => expired.has(url));
  const entries = [...new Set([...after, ...others])];
  return {
    now: { tags, authors, entries, movedListings: forum.movedListings.filter(({ listing }) => keys.has(listing.key)) },
    urls: new Set([...tags, ...authors, ...entries, ...gone].map(({ url }) => url)),
  };
}

/** Plans the pages of what edits touch. */
function planTouched(forum: Forum, touched: Touched["now"], context: SiteContext): Plan {
  const { entries, ...listings } = touched;
  const forums = { forum, listings: { ...forum, ...listings }, discussions: { ...forum, entries } };
  return new Map(kinds.flatMap(({ name, scope, plan }) => (scope === "settings" ? [] : [[name, plan(forums[scope], context)] as const])));
}

/** Whether an added page claims the file or the folder of another one. */
function collide(urls: readonly string[], added: readonly PlannedPage[]): boolean {
  const kept = urls.map((url): Page => ({ url, source: { kind: "home" } }));
  return findCollisions([...kept, ...added]).length > findCollisions(kept).length;
}
