import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { Destination } from "../../forum/links/link-finder.ts";
import { listTexts } from "../../forum/links/resolve-links.ts";
import { type Author, type Entry, type Forum, listThreads, type Tag } from "../../forum/model.ts";
import type { LabelUses } from "../../forum/tags.ts";
import { siteText } from "../../pages/dead-links.ts";
import type { SiteContext } from "../../pages/site.ts";
import { forumUrls } from "../../pages/urls.ts";
import { findActivityYear } from "../../search/documents.ts";
import { linkPath } from "../../text/href.ts";
import { pack } from "../cache/packed.ts";
import type { PageRecords } from "../cache/page-record.ts";
import { stripDiscussion } from "../cache/stored-discussion.ts";
import type { LoadedForum } from "../load.ts";
import type { PreparedBuild } from "../plan.ts";
import { describeBuiltSite } from "../workers/render-site.ts";
import type { EntryColumns, StoredEntry, StoredLinks, StoredListing, StoredSite } from "./stored-site.ts";

interface BuiltSite {
  readonly build: PreparedBuild;
  readonly found: readonly FoundFile[];
  readonly labels: LabelUses;
  readonly find: LoadedForum["find"];
  readonly pages: PageRecords;
  /** By slug. */
  readonly slots: ReadonlyMap<string, number>;
}

/** The site of a build that planned all pages. */
export function storeSite({ build, found, labels, find, pages, slots }: BuiltSite): StoredSite {
  const { forum, content } = build.loaded;
  const asParsed = new Set(content.discussions);
  const kinds = new Map([...build.plan].flatMap(([kind, planned]) => planned.map(({ url }) => [url, kind] as const)));
  return {
    found,
    registry: content.tags,
    labels,
    ...storeForum(forum, build.site),
    columns: storeColumns(forum.entries, (entry) => describeColumns(entry, build.site), slots),
    entries: pack(forum.entries.map((entry) => storeEntry(entry, asParsed.has(entry.discussion)))),
    kinds: Array.from(pages.keys(), (url) => kinds.get(url) ?? ""),
    links: storeLinks(forum, find),
  };
}

/** What is stored of a forum, apart from its entries and pages. */
export function storeForum(forum: Forum, site: SiteContext): Pick<StoredSite, "site" | "pages" | "movedListings" | "tags" | "authors"> {
  const places = new Map(forum.entries.map((entry, place) => [entry, place]));
  const store = <Of extends Tag | Author>({ entries, ...listing }: Of): StoredListing<Of> => {
    return { ...listing, entries: Uint32Array.from(entries, (entry) => places.get(entry) ?? 0) };
  };
  return {
    site: describeBuiltSite({ loaded: { forum }, site }),
    pages: forum.pages,
    movedListings: forum.movedListings,
    tags: forum.tags.map(store<Tag>),
    authors: forum.authors.map(store<Author>),
  };
}

/** What the columns hold of an entry, except its slot. */
interface EntryRow {
  readonly file: string;
  readonly slug: string;
  readonly fingerprint: string;
  readonly year: string;
}

/** Describes an entry for its columns. */
export function describeColumns(entry: Entry, site: SiteContext): EntryRow {
  const { file, slug } = entry.discussion;
  const year = site.assets.search === undefined ? "" : findActivityYear(entry, site);
  return { file, slug, fingerprint: site.fingerprintEntry(entry), year };
}

/** @param isAsParsed whether the discussion equals the one in its record. */
export function storeEntry({ discussion, excerpt, activity, solved, closed, replies, tags }: Entry, isAsParsed: boolean): StoredEntry {
  const entry = { excerpt, activity, solved, closed, replies, tags };
  return isAsParsed ? entry : { discussion: stripDiscussion(discussion), ...entry };
}

/**
 * @param describe an entry.
 * @param slots by slug. Empty if the site has no search, or if they are not known yet.
 */
export function storeColumns(
  entries: readonly Entry[],
  describe: (entry: Entry) => EntryRow,
  slots: ReadonlyMap<string, number> = new Map(),
): EntryColumns {
  const rows = entries.map(describe);
  return {
    files: rows.map(({ file }) => file),
    slugs: rows.map(({ slug }) => slug),
    changed: entries.map(({ changed }) => changed),
    fingerprints: rows.map(({ fingerprint }) => fingerprint),
    laterPages: new Map(Array.from(entries, ({ laterPages }, place) => (laterPages ? [[place, laterPages] as const] : [])).flat()),
    years: rows.map(({ year }) => year),
    slots: Uint32Array.from(slots.size === 0 ? [] : rows, ({ slug }) => slots.get(slug) ?? 0),
  };
}

/** Counts where the links of all texts lead. */
function storeLinks(forum: Forum, find: LoadedForum["find"]): StoredLinks {
  const { pages } = forum;
  const posts = listThreads(forum).flatMap(({ discussion }) => listTexts(discussion, forumUrls));
  const own = pages.map(({ file, slug, links = [] }) => ({ links, text: { file, url: forumUrls.page(slug) } }));
  const paths = forum.site.nav.flatMap(({ link }) => (link.startsWith("/") ? { address: linkPath("/", link) } : []));
  const nav = { links: paths, text: siteText };
  const found = [...posts, ...own, nav].flatMap(({ links, text }) => links.map(({ address }) => find(address, text)));
  return countLinks({ pages: new Map(), places: new Map() }, found, []);
}

/** Adds and removes links by where they lead. */
export function countLinks({ pages, places }: StoredLinks, added: readonly Destination[], removed: readonly Destination[]): StoredLinks {
  const change = (counts: ReadonlyMap<string, number>, isCounted: (destination: Destination) => boolean) => {
    const changed = new Map(counts);
    const count = (destinations: readonly Destination[], step: number) => {
      for (const name of destinations.filter(isCounted).map(({ url = "" }) => nameWhole(url)))
        changed.set(name, (changed.get(name) ?? 0) + step);
    };
    count(added, 1);
    count(removed, -1);
    return new Map([...changed].filter(([, uses]) => uses > 0));
  };
  const isPage = ({ url }: Destination) => url !== undefined;
  return {
    pages: change(pages, isPage),
    places: change(places, (one) => isPage(one) && (one.fragment !== "" || one.anchor !== undefined)),
  };
}

/**
 * The address by which links to a page are counted: that of its listing or its discussion, since an
 * edit may move a reply to another page of the discussion.
 *
 * @example nameWhole("/discussions/a/2/") // => "/discussions/a/"
 * @example nameWhole("/about/index.html") // => "/about/"
 */
export function nameWhole(url: string): string {
  const folder = url.replace(/(?:\/index\.html|\/)?$/, "/");
  return /^\/[^/]+\/[^/]+\//.exec(folder)?.[0] ?? folder;
}
