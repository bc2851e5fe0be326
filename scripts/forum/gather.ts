import type { Content, Discussion } from "../content/model.ts";
import type { Folding } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import type { Problem } from "../problems/problem.ts";
import { findLastActivity } from "./activity.ts";
import { findAliasListings } from "./alias-listings.ts";
import { gatherAuthors } from "./authors.ts";
import { findBanner } from "./banner.ts";
import { createLinkFinder, type FindDestination } from "./links/link-finder.ts";
import { resolveDiscussion, resolvePage } from "./links/resolve-links.ts";
import type { Entry, Forum, ForumUrls } from "./model.ts";
import { listMoved } from "./moved.ts";
import { findMovedListings } from "./moved-listings.ts";
import { compareEntries } from "./order.ts";
import { hideScheduled } from "./scheduled.ts";
import { gatherTags, nameTags, type TagNames } from "./tags.ts";

export interface Gathered {
  readonly forum: Forum;
  /** Finds where links of the forum lead. */
  readonly find: FindDestination;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/**
 * Builds the forum from the content, as of `now`.
 *
 * @param now seconds since the epoch. Later content is scheduled: it is left out, with a note.
 */
export function gatherForum(content: Content, now: number, urls: ForumUrls): Gathered {
  const { shown, notes } = hideScheduled(content.discussions, now, content.site.zone);
  const { folding } = requireLocale(content.site.language);
  const names = nameTags(shown, content.tags, folding, urls.tag);
  const find = createLinkFinder({ discussions: shown, pages: content.pages, base: content.site.base }, urls);
  const entries = shown.map((discussion) => buildEntry(resolveDiscussion(discussion, find, urls), names, urls)).sort(compareEntries);
  const tags = gatherTags(entries, names.findEntry);
  const nameAuthors = (folding: Folding) => (content.site.authorPages ? gatherAuthors(entries, folding, urls.author) : []);
  const authors = nameAuthors(folding);
  const owned = [...tags, ...authors].map(({ url }) => url);
  const findMoved = () => {
    const old = { findTag: nameTags(shown, content.tags, "common", urls.tag).find, authors: nameAuthors("common") };
    return findMovedListings(entries, old, { findTag: names.find, authors }, owned);
  };
  // Earlier versions used the common folding on every site.
  const moved = folding === "common" ? [] : findMoved();
  const movedPosts = listMoved(entries, content.pages, urls);
  const claimed = [...movedPosts.flatMap(({ addresses }) => addresses), ...moved].map(({ url }) => url);
  const aliases = findAliasListings(tags, folding, [...owned, ...claimed], urls.tag);
  const banner = findBanner(content.campaigns, now, content.site.zone);
  const forum: Forum = {
    site: content.site,
    now,
    entries,
    moved: movedPosts,
    movedListings: [...moved, ...aliases],
    tags,
    authors,
    pages: content.pages.map((page) => resolvePage(page, find, urls)),
    ...(banner && { banner }),
  };
  return { forum, find, problems: names.problems, notes };
}

function buildEntry(discussion: Discussion, names: TagNames, urls: ForumUrls): Entry {
  const tags = new Map(discussion.tags.map(names.find).map((tag) => [tag.key, tag]));
  return {
    discussion,
    url: urls.discussion(discussion.slug),
    excerpt: discussion.excerpt,
    activity: findLastActivity(discussion),
    solved: discussion.answer !== undefined,
    closed: discussion.status === "closed",
    replies: discussion.replies.length,
    tags: [...tags.values()],
  };
}
