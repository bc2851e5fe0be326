import type { ContentPage, Site } from "../content/model.ts";
import type { Author, AuthorRef, Banner, Entry, Forum } from "../forum/model.ts";
import type { FilterRow, NameLink } from "../listing/row.ts";
import type { Locale } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import { link } from "../text/href.ts";
import { type Clock, createClock } from "./clock.ts";
import { createEntryDigests, type DigestEntry } from "./digest.ts";
import type { SitePictures } from "./pictures.ts";
import { createRecall, type Recall } from "./recent.ts";
import type { FeedFormat } from "./urls.ts";

/** A script or a style sheet of the site's own. */
export interface LoadedFile {
  /** Site-relative. */
  readonly url: string;
  /** A browser runs no other contents than those of this hash. */
  readonly integrity: string;
}

/** What some pages load beside the files of every page. */
export interface PageFiles {
  /** Module script. */
  readonly script: LoadedFile;
  readonly styles?: LoadedFile;
}

export interface EditorFiles {
  /** Classic script, which is to run before the engine. */
  readonly script: LoadedFile;
  readonly engine: LoadedFile;
  readonly styles: LoadedFile;
}

/** The files that pages load. */
export interface Assets {
  /** Classic script, first in the head. */
  readonly first: LoadedFile;
  /** Module script of every page. */
  readonly site: LoadedFile;
  readonly styles: LoadedFile;
  /** Of pages with posts. */
  readonly post: PageFiles;
  readonly tagIndex: PageFiles;
  /** Of the 404 page, where it has old addresses to look up. */
  readonly notFound: PageFiles;
  /** Of the search page; absent where the site has no search. */
  readonly search?: PageFiles;
  /** Of the web editor; absent where the site has none. */
  readonly editor?: EditorFiles;
  /** Site-relative; the subsets that any page in the site's language shows. */
  readonly fonts: readonly string[];
}

/** What every page knows of the site around it. */
export interface SiteContext extends SitePictures {
  readonly site: Site;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly banner?: Banner;
  readonly assets: Assets;
  /** Those of the site's own pages that each page links to. */
  readonly pages: readonly Pick<ContentPage, "slug" | "title">[];
  /** By name as it is written; nobody when the site wants no author pages. */
  readonly authors: ReadonlyMap<string, AuthorRef>;
  readonly digestEntry: DigestEntry;
  /** What the listings show of an entry, for `recallRow`. */
  readonly rows: Recall<Entry, Omit<FilterRow, "tags">>;
  /** What the feeds say of an entry, in each of their formats. */
  readonly feedEntries: Recall<Entry, Readonly<Record<FeedFormat, string>>>;
  /** The path of the site's sub-folder: `/` or `/forum/`. */
  readonly basePath: string;
}

/** What a context is made from: a forum, or what of one is sent to another thread. */
export interface Surroundings extends Pick<Forum, "site" | "now" | "banner"> {
  readonly pages: readonly Pick<ContentPage, "slug" | "title" | "footer">[];
  readonly authors: readonly Pick<Author, "names" | "key" | "label" | "slug" | "url">[];
}

/** An entry stands in the listings of its tags and of those who wrote, each time with a file of the filter: those of 10,000 are kept for all. */
const recalledRows = 8192;

/** It also stands in the feeds of its tags, where it takes ten times as much room. */
const recalledFeedEntries = 2048;

/** @throws when the site's language has no words; its settings were checked before. */
export function createContext(forum: Surroundings, assets: Assets, pictures: SitePictures): SiteContext {
  const locale = requireLocale(forum.site.language, forum.site.labels);
  const { site, banner } = forum;
  const pages = forum.pages.filter(({ footer }) => footer).map(({ slug, title }) => ({ slug, title }));
  const clock = createClock(forum.now);
  const authors = new Map(
    forum.authors.flatMap(({ names, key, label, slug, url }) => names.map((name) => [name, { key, label, slug, url }] as const)),
  );
  const basePath = new URL(site.base).pathname;
  return {
    site,
    locale,
    clock,
    assets,
    ...pictures,
    pages,
    authors,
    digestEntry: createEntryDigests(authors),
    rows: createRecall(recalledRows),
    feedEntries: createRecall(recalledFeedEntries),
    basePath,
    ...(banner && { banner }),
  };
}

/** A name with the address of its page. */
export function linkName(site: Pick<SiteContext, "basePath" | "authors">, name: string): NameLink {
  const author = site.authors.get(name);
  return { name, url: author ? link(site.basePath, author.url) : "" };
}
