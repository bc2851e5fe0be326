import type { ReservedAddresses } from "../content/parse/fields/redirect-field.ts";
import type { ForumUrls } from "../forum/model.ts";
import { listFolders } from "../text/path.ts";

/**
 * Every address of the site, site-relative. An address starts in `/`. If it ends in `/`, it is the
 * page of a folder. No other module spells out an address. Stages below this one receive addresses
 * as arguments.
 */

export const homeUrl = "/";

export const tagIndexUrl = "/tags/";

export function buildTagUrl(slug: string): string {
  return `${tagIndexUrl}${slug}/`;
}

/** The folder of all authors, which has no page of its own. */
export const authorsUrl = "/authors/";

export function buildAuthorUrl(slug: string): string {
  return `${authorsUrl}${slug}/`;
}

/** The folder of all discussions, which has no page of its own. */
export const discussionsUrl = "/discussions/";

/**
 * One page (1-based) of a discussion.
 *
 * @example buildDiscussionUrl("cursor-or-offset") // => "/discussions/cursor-or-offset/"
 * @example buildDiscussionUrl("cursor-or-offset", 2) // => "/discussions/cursor-or-offset/2/"
 */
export function buildDiscussionUrl(slug: string, page = 1): string {
  return buildSliceUrl(`${discussionsUrl}${slug}/`, page);
}

/** A page that the owner wrote, such as `/about/`. */
export function buildContentPageUrl(slug: string): string {
  return `/${slug}/`;
}

/** A file that the owner publishes as it is, by its path below `static`. */
export function buildStaticUrl(path: string): string {
  return `/${path}`;
}

/** The addresses that the forum stage receives. */
export const forumUrls: ForumUrls = { discussion: buildDiscussionUrl, tag: buildTagUrl, author: buildAuthorUrl, page: buildContentPageUrl };

/** One page (1-based) of a listing or a discussion; the first has the address of the whole. */
export function buildSliceUrl(listing: string, number: number): string {
  return number === 1 ? listing : `${listing}${number}/`;
}

export const feeds = {
  atom: { file: "feed.xml", type: "application/atom+xml" },
  json: { file: "feed.json", type: "application/feed+json" },
} as const;
export type FeedFormat = keyof typeof feeds;

/** In the order in which pages link them. */
export const feedFormats: readonly FeedFormat[] = ["atom", "json"];

/** A feed of a listing: a tag or the home page. */
export function buildFeedUrl(listing: string, format: FeedFormat): string {
  return listing + feeds[format].file;
}

/** The folder with the filter files of a listing. */
export function buildFilterUrl(listing: string): string {
  return `${listing}filter/`;
}

export const searchUrl = "/search/";

/**
 * The folder of the search index, which the build writes after the pages. Its files keep their
 * names when they change.
 */
export const searchIndexUrl = `${searchUrl}index/`;

/**
 * The index of the old addresses with a query. The script of the 404 page loads it, and then one of
 * the numbered parts.
 */
export const oldAddressesUrl = "/old-addresses.json";

export function buildOldAddressesPartUrl(number: number): string {
  return `/old-addresses/${number}.json`;
}

/** The maps of old addresses, by the server that reads them. */
export const redirectMapUrls = { hosts: "/_redirects", nginx: "/redirects.nginx.conf", apache: "/redirects.apache.conf" } as const;

export const sitemapUrl = "/sitemap.xml";

/** One sitemap of several, 1-based. */
export function buildSitemapPartUrl(number: number): string {
  return `/sitemap-${number}.xml`;
}

export const webManifestUrl = "/manifest.webmanifest";

export const robotsUrl = "/robots.txt";

/** Netlify and Cloudflare Pages read it at the top of the site. */
export const headersUrl = "/_headers";

export const notFoundUrl = "/404.html";

export const editorUrl = "/admin/";

/** The settings that the page of the editor loads. */
export const editorSettingsUrl = `${editorUrl}settings.json`;

/**
 * The name of a discussion in the editor: the path of its file without the top folder and `.md`.
 *
 * @example readEntryName("discussions/2026/cursor.md") // => "2026/cursor"
 */
export function readEntryName(file: string): string {
  const [top = ""] = listFolders(file);
  return file.slice(top.length + 1).replace(/\.md$/, "");
}

/** A view of the editor: its page, and the fragment that selects what to open. */
export interface EditorLink {
  readonly path: string;
  readonly state: string;
}

/** The view in which an author starts a discussion. */
export function findNewDiscussion(tag?: string): EditorLink {
  return { path: editorUrl, state: `/collections/discussions/new${tag === undefined ? "" : `?tags=${encodeURIComponent(tag)}`}` };
}

/** The views in which an author answers or changes the discussion of a file. */
export function findEditorLinks(file: string): Readonly<Record<"reply" | "edit", EditorLink>> {
  const name = readEntryName(file);
  return {
    reply: { path: editorUrl, state: `/collections/replies/new?discussion=${encodeURIComponent(name)}` },
    edit: { path: editorUrl, state: `/collections/discussions/entries/${name.split("/").map(encodeURIComponent).join("/")}` },
  };
}

/**
 * The folder of scripts, style sheets, fonts, drawn pictures and lists of the search. Content
 * cannot put a page there, because file names change with their contents and `check` does not know
 * them.
 */
export const assetsUrl = "/assets/";

/** The same folder, relative to the output folder. */
export const assetsFolder = assetsUrl.slice(1);

/**
 * The folder of the files of the search index that never change, because they are named by their
 * content.
 */
export const searchListsUrl = `${assetsUrl}search/`;

/** The smaller copy of a picture, which pages show. Pictures with the same bytes share it. */
export function buildPictureCopyUrl(name: string): string {
  return `${assetsUrl}pictures/${name}`;
}

/** The folder that only the development server answers. No page of a site starts with `_`. */
export const developmentUrl = "/__goftogu/";

/** The addresses that no text can claim as an old one, and no page of the owner can have. */
export function listReservedAddresses(): ReservedAddresses {
  const numbered = [buildOldAddressesPartUrl(1), buildSitemapPartUrl(1)];
  const files = [oldAddressesUrl, ...Object.values(redirectMapUrls)];
  return {
    site: [tagIndexUrl, authorsUrl, searchUrl, editorUrl, assetsUrl, ...files, ...numbered].map(readTop),
    discussions: readTop(discussionsUrl),
    server: readTop(developmentUrl),
  };
}

/** The first folder or file of an address. */
function readTop(url: string): string {
  return url.split("/")[1] ?? "";
}
