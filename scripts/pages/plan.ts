import type { ContentPage } from "../content/model.ts";
import { findLastChange } from "../forum/activity.ts";
import { type AuthorSummary, type Entry, type Forum, summariseAuthor, summariseTag, type TagSummary } from "../forum/model.ts";
import { paginate, type Slice } from "../forum/paging.ts";
import type { Page } from "./page.ts";
import { buildContentPageUrl, buildSliceUrl, headersUrl, homeUrl, notFoundUrl, robotsUrl, tagIndexUrl, webManifestUrl } from "./urls.ts";

export interface HomePage extends Page {
  readonly slice: Slice<Entry>;
  /** Of the discussions of the whole site. */
  readonly count: number;
  /** The tags with most discussions. */
  readonly tags: readonly TagSummary[];
}

export interface TagIndexPage extends Page {
  readonly tags: readonly TagSummary[];
}

export interface TagPage extends Page {
  readonly tag: TagSummary;
  readonly slice: Slice<Entry>;
}

export interface AuthorPage extends Page {
  readonly author: AuthorSummary;
  readonly slice: Slice<Entry>;
}

export interface DiscussionPage extends Page {
  readonly entry: Entry;
}

export interface TextPage extends Page {
  readonly page: ContentPage;
}

export interface RedirectPage extends Page {
  /** Where it leads: the url of a discussion. */
  readonly target: string;
  readonly title: string;
}

/** Tags offered on the home page. */
const homeTags = 12;

/** The latest page of the whole site's discussions. */
export function planHome(forum: Forum): readonly HomePage[] {
  const [slice = { number: 1, total: 1, entries: [] }] = paginate(forum.entries, forum.site.pageSize);
  return [
    {
      url: homeUrl,
      source: { kind: "home" },
      slice,
      count: forum.entries.length,
      tags: forum.tags.slice(0, homeTags).map(summariseTag),
      ...findNewest(forum.entries),
    },
  ];
}

export function planTagIndex(forum: Forum): readonly TagIndexPage[] {
  return [{ url: tagIndexUrl, source: { kind: "tags" }, tags: forum.tags.map(summariseTag), ...findNewest(forum.entries) }];
}

/** Every page of every tag. */
export function planTags(forum: Forum): readonly TagPage[] {
  return forum.tags.flatMap((listed) => {
    const tag = summariseTag(listed);
    return paginate(listed.entries, forum.site.pageSize).map((slice) => ({
      url: buildSliceUrl(tag.url, slice.number),
      source: { kind: "tag", label: tag.label },
      tag,
      slice,
      ...findNewest(listed.entries),
    }));
  });
}

/** Every page of every author. */
export function planAuthors(forum: Forum): readonly AuthorPage[] {
  return forum.authors.flatMap((listed) => {
    const author = summariseAuthor(listed);
    return paginate(listed.entries, forum.site.pageSize).map((slice) => ({
      url: buildSliceUrl(author.url, slice.number),
      source: { kind: "author", label: author.label },
      author,
      slice,
      ...findNewest(listed.entries),
    }));
  });
}

/** Any entry that is updated moves to the top, and all pages of its listing with it. */
function findNewest([newest]: readonly Entry[]): Pick<Page, "changed"> {
  return newest ? { changed: newest.activity.at } : {};
}

export function planDiscussions(forum: Forum): readonly DiscussionPage[] {
  return forum.entries.map((entry) => ({
    url: entry.url,
    source: entry.discussion.file,
    entry,
    changed: findLastChange(entry.discussion),
  }));
}

export function planTextPages(forum: Forum): readonly TextPage[] {
  return forum.pages.map((page) => ({ url: buildContentPageUrl(page.slug), source: page.file, page }));
}

/** No page can stand at an address with a query. */
function listOldPaths({ redirectFrom }: Entry["discussion"]) {
  return redirectFrom.filter(({ query }) => query === undefined);
}

/** A page at each old address that leads to the discussion. */
export function planRedirects(forum: Forum): readonly RedirectPage[] {
  return forum.moved.flatMap(({ discussion, url: target }) =>
    listOldPaths(discussion).map(({ url, line, column }) => ({
      url,
      source: discussion.file,
      claim: { line, column },
      target,
      title: discussion.title,
    })),
  );
}

export function planRobots(): readonly Page[] {
  return [{ url: robotsUrl, source: { kind: "robots" } }];
}

/** Hosts that read it take it from the top of the folder (Netlify, Cloudflare Pages). */
export function planHeaders(): readonly Page[] {
  return [{ url: headersUrl, source: { kind: "headers" } }];
}

export function planWebManifest(): readonly Page[] {
  return [{ url: webManifestUrl, source: { kind: "manifest" } }];
}

export interface NotFoundPage extends Page {
  /** Whether some unknown addresses are old ones, which a script can look up. */
  readonly hasOldAddresses: boolean;
}

export function planNotFound(forum: Forum): readonly NotFoundPage[] {
  const hasOldAddresses = forum.moved.some(({ discussion }) => discussion.redirectFrom.some(({ query }) => query !== undefined));
  return [{ url: notFoundUrl, source: { kind: "notFound" }, hasOldAddresses }];
}
