import type { ContentPage, Site } from "../content/model.ts";
import type { Author, Banner, Entry, Forum, Tag } from "../forum/model.ts";
import type { SharedRow } from "../listing/build-row.ts";
import type { Locale } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import { type DocumentSite, listAliases } from "../search/documents.ts";
import { type Candidates, describePageLanguages } from "../text/language.ts";
import { findLineLanguage, type PartLanguage } from "../text/line-language.ts";
import { makeAnew, type Recall } from "../text/recall.ts";
import type { Assets } from "./assets.ts";
import { type Clock, createClock } from "./clock.ts";
import { createEntryFingerprints, type FingerprintEntry, hashData } from "./entry-fingerprint.ts";
import { createLruCache, type LruCache } from "./lru-cache.ts";
import type { SitePictures } from "./pictures.ts";
import type { FeedFormat } from "./urls.ts";

/** The part of a site that decides how a text is rendered. */
export interface TextSite {
  readonly site: Site;
  readonly locale: Locale;
  /** The language of the site, and the language of other Latin texts. */
  readonly languages: Candidates;
  /** Path of the site's folder on its host: `/` or `/forum/`. */
  readonly basePath: string;
}

/**
 * @throws if the site's language has no words. The check of the settings prevents that.
 */
export function createTextSite(site: Site): TextSite {
  const locale = requireLocale(site.language, site);
  return { site, locale, languages: describePageLanguages(locale.tag, site.latinLanguage), basePath: new URL(site.base).pathname };
}

/** The site, as every plan and every layout receives it. */
export interface SiteContext extends DocumentSite, SitePictures {
  readonly site: Site;
  readonly clock: Clock;
  readonly banner?: Banner;
  readonly assets: Assets;
  /** The owner's pages in the footer. */
  readonly pages: readonly FooterPage[];
  readonly fingerprintEntry: FingerprintEntry;
  /** The rows of listings, by entry. */
  readonly rows: LruCache<Entry, SharedRow>;
  readonly feedItems: LruCache<Entry, FeedItem>;
  /** Identifies what all pages share, except the time. */
  readonly digest: string;
  readonly recall: Recall;
}

/** An entry as each format of feeds writes it. */
export type FeedItem = Readonly<Record<FeedFormat, string>>;

/** A link of the footer. */
interface FooterPage extends Pick<ContentPage, "slug" | "title">, Pick<PartLanguage, "lang"> {}

/** The input of a context: a forum, or the part of a forum that another thread receives. */
export interface SiteInput extends Pick<Forum, "site" | "now" | "banner"> {
  readonly pages: readonly Pick<ContentPage, "slug" | "title" | "language" | "footer">[];
  readonly authors: readonly Pick<Author, "names" | "key" | "label" | "slug" | "url">[];
  readonly tags: readonly Pick<Tag, "key" | "aliases">[];
}

/**
 * The listings of all tags and authors of an entry show its row, and their filter files hold it
 * again. In a forum with at most this number of discussions, each row is built once. More rows
 * would take too much memory.
 */
const cachedRows = 8192;

/**
 * The two feeds of a tag hold the same entries, and feeds of other tags hold some of them. An item
 * takes ten times the memory of a row, so only the last ones are kept: eight times as many would
 * save one in seven items of a large site.
 */
const cachedFeedItems = 256;

/**
 * @param previous of an earlier build. What its caches hold stays valid if it is the same site, and
 * fingerprints of entries if it has the same authors.
 * @throws if the site's language has no words. The check of the settings prevents that.
 */
export function createSiteContext(
  forum: SiteInput,
  assets: Assets,
  pictures: SitePictures,
  recall: Recall = makeAnew,
  previous?: SiteContext,
): SiteContext {
  const { site, banner } = forum;
  const authors = new Map(
    forum.authors.flatMap(({ names, key, label, slug, url }) => names.map((name) => [name, { key, label, slug, url }] as const)),
  );
  const texts = createTextSite(site);
  const { languages } = texts;
  const shared = {
    ...texts,
    assets,
    icons: pictures.icons,
    ...(pictures.logo && { logo: pictures.logo }),
    pages: forum.pages.filter(({ footer }) => footer).map((page) => describeFooterPage(page, languages)),
    ...(banner && { banner }),
  };
  const { cards } = pictures;
  const digest = hashData([shared, cards.version, cards.site]);
  const known = previous?.fingerprintEntry;
  const fingerprintEntry = known?.learn(authors) ? known : createEntryFingerprints(authors);
  const caches =
    previous?.digest === digest && fingerprintEntry === known
      ? { rows: previous.rows, feedItems: previous.feedItems }
      : { rows: createLruCache<Entry, SharedRow>(cachedRows), feedItems: createLruCache<Entry, FeedItem>(cachedFeedItems) };
  return {
    ...shared,
    clock: createClock(forum.now),
    cards,
    authors,
    aliases: listAliases(forum.tags),
    digest,
    recall,
    fingerprintEntry,
    ...caches,
  };
}

function describeFooterPage({ slug, title, language }: SiteInput["pages"][number], languages: Candidates): FooterPage {
  const { lang } = findLineLanguage([{ text: title, code: false }], languages, language);
  return { slug, title, ...(lang !== undefined && { lang }) };
}
