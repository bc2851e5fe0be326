import type { Content, Discussion } from "../content/model.ts";
import type { Folding } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import type { Problem } from "../problems/problem.ts";
import { makeAnew, type Recall } from "../text/recall.ts";
import { findLastActivity, findPageChange, listLaterChanges } from "./activity.ts";
import { findAliasListings } from "./alias-listings.ts";
import { gatherAuthors } from "./authors.ts";
import { findBanner } from "./banner.ts";
import { createLinkFinder, type FindDestination, indexDiscussions } from "./links/link-finder.ts";
import { haveSameLinks, resolveDiscussion, resolvePage } from "./links/resolve-links.ts";
import { areSameListings, type Entry, type Forum, type ForumUrls, listThreads, type RemovedEntry } from "./model.ts";
import { listMoved } from "./moved.ts";
import { findMovedListings } from "./moved-listings.ts";
import { sortEntries } from "./order.ts";
import { hideScheduled } from "./scheduled.ts";
import { countLabels, gatherTags, haveSameNames, nameTags, type TagNames } from "./tags.ts";

export interface Gathered {
  readonly forum: Forum;
  /** Finds where links of the forum lead. */
  readonly find: FindDestination;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** The entry of each discussion that is shown, as the content has it. */
  readonly sources: ReadonlyMap<Discussion, Entry>;
  readonly names: TagNames;
}

/**
 * Builds the forum from the content, as of `now`.
 *
 * @param now seconds since the epoch. Later content is scheduled: it is left out, with a note.
 * @param earlier gathered from earlier content. Entries, tags and authors that did not change since
 * are the same objects, so that later stages recognise them.
 */
export function gatherForum(content: Content, now: number, urls: ForumUrls, recall: Recall = makeAnew, earlier?: Gathered): Gathered {
  const { shown: all, notes } = hideScheduled(content.discussions, now, content.site.zone);
  const shown = all.some(isRemoved) ? all.filter((discussion) => !isRemoved(discussion)) : all;
  const { folding } = requireLocale(content.site.language);
  const previous = earlier && requireLocale(earlier.forum.site.language).folding === folding ? earlier : undefined;
  const findNames = (folding: Folding) => nameTags(countLabels(shown, folding, recall), shown, content.tags, folding, urls.tag);
  const names = findNames(folding);
  const isNamedAlike = previous !== undefined && haveSameNames(previous.names, names);
  const find = createLinkFinder({ discussions: indexDiscussions(all, urls), pages: content.pages, base: content.site.base }, urls);
  const build = (discussion: Discussion) => {
    const resolved = resolveDiscussion(discussion, find, urls);
    const known = previous?.sources.get(discussion);
    if (known?.discussion === resolved && isNamedAlike) return known;
    return buildEntry(resolved, names, urls, known);
  };
  const sources = new Map(shown.map((discussion) => [discussion, build(discussion)]));
  const entries = sortEntries([...sources.values()], previous?.forum.entries);
  const tags = gatherTags(entries, names.findEntry, previous?.forum.tags);
  const nameAuthors = (folding: Folding, known?: Forum["authors"]) =>
    content.site.authorPages ? gatherAuthors(entries, folding, urls.author, recall, known) : [];
  const authors = nameAuthors(folding, previous?.forum.authors);
  const owned = [...tags, ...authors].map(({ url }) => url);
  const findMoved = () => {
    const old = { findTag: findNames("common").find, authors: nameAuthors("common") };
    return findMovedListings(entries, old, { findTag: names.find, authors }, owned);
  };
  // Earlier versions used the common folding on every site.
  const moved = folding === "common" ? [] : findMoved();
  const removed = all.flatMap((discussion): readonly RemovedEntry[] => {
    const { slug, removed } = discussion;
    return removed ? [{ discussion: resolveDiscussion(discussion, find, urls), url: urls.discussion(slug), removed }] : [];
  });
  const threads = listThreads({ entries, removed });
  const movedPosts = listMoved(threads, content.pages, urls);
  const claimed = [...movedPosts.flatMap(({ addresses }) => addresses), ...moved].map(({ url }) => url);
  const aliases = findAliasListings(tags, folding, [...owned, ...claimed], urls.tag);
  const banner = findBanner(content.campaigns, now, content.site.zone);
  const forum: Forum = {
    site: content.site,
    now,
    entries,
    ...(removed.length > 0 && { removed }),
    moved: movedPosts,
    movedListings: [...moved, ...aliases],
    tags,
    authors,
    pages: content.pages.map((page) => resolvePage(page, find, urls)),
    ...(content.statics.length > 0 && { statics: content.statics }),
    ...((content.brand.logo || content.brand.icon) && { brand: content.brand }),
    ...(banner && { banner }),
  };
  return { forum, find, problems: names.problems, notes, sources, names };
}

function isRemoved({ removed }: Discussion): boolean {
  return removed !== undefined;
}

/** @param known an earlier entry of the same discussion, whose links and tags may have changed. */
export function buildEntry(discussion: Discussion, names: TagNames, urls: ForumUrls, known?: Entry): Entry {
  const tags = new Map(discussion.tags.map(names.find).map((tag) => [tag.key, tag]));
  if (known && haveSameLinks(known.discussion, discussion) && areSameListings(known.tags, [...tags.values()])) return known;
  const laterPages = listLaterChanges(discussion);
  return {
    discussion,
    url: urls.discussion(discussion.slug),
    excerpt: discussion.excerpt,
    activity: findLastActivity(discussion),
    changed: findPageChange(discussion).datetime,
    solved: discussion.answer !== undefined,
    closed: discussion.status === "closed",
    replies: discussion.replies.length,
    tags: [...tags.values()],
    ...(laterPages.length > 0 && { laterPages }),
  };
}
