import type { Discussion, Reply } from "../content/model.ts";
import { findPageNumber, isRemovedReply, listReplies, type ThreadPost } from "../content/thread.ts";
import { findLastActivity } from "../forum/activity.ts";
import type { Entry } from "../forum/model.ts";
import { type PagePlace, paginate } from "../forum/paging.ts";
import { createHeadingIds } from "../markdown/heading-ids.ts";
import { limits } from "../text/limits.ts";
import { omit } from "../text/omit.ts";
import { hashData } from "./entry-fingerprint.ts";

/** One of several pages of a discussion: what it shows besides its own posts. */
export interface ThreadPart extends PagePlace {
  /** The places (1-based) of its first and last reply among all, removed or not. */
  readonly first: number;
  readonly last: number;
  /** The accepted answer, on this page or another. */
  readonly answer?: { readonly id: string; readonly page: number };
  /**
   * The number of all replies. Absent on later pages of a discussion without an answer: a new reply
   * then changes only the first page and the last.
   */
  readonly count?: number;
  /** On the first page: the replies on others, in order. */
  readonly elsewhere?: readonly ReplyElsewhere[];
}

/** A reply on another page. */
export interface ReplyElsewhere {
  readonly id: string;
  /** The ids of its headings. Absent if it has none. */
  readonly headings?: readonly string[];
}

/** A part, and its replies. */
export interface DividedPart {
  readonly part: ThreadPart;
  readonly posts: readonly ThreadPost[];
}

/** Divides the replies of a discussion into pages. */
export function divideThread(discussion: Discussion): readonly DividedPart[] {
  const all = listReplies(discussion);
  const slices = paginate(all, limits.repliesPerPage);
  const place = discussion.answer === undefined ? -1 : all.findIndex(({ name }) => name === discussion.answer);
  const accepted = all[place];
  const answer = accepted && { id: accepted.id, page: findPageNumber(place) };
  return slices.map(({ number, total, entries: posts }) => {
    const first = (number - 1) * limits.repliesPerPage + 1;
    return {
      posts,
      part: {
        number,
        total,
        first,
        last: first + posts.length - 1,
        ...(answer && { answer }),
        ...((answer || number === 1) && { count: discussion.replies.length }),
        ...(number === 1 && { elsewhere: all.slice(limits.repliesPerPage).map(describeElsewhere) }),
      },
    };
  });
}

function describeElsewhere(post: ThreadPost): ReplyElsewhere {
  const { id } = post;
  return isRemovedReply(post) || !post.headings ? { id } : { id, headings: createHeadingIds(post.headings, `${id}:`).ids };
}

/** The replies of a part, as a discussion has them. */
export function choosePosts(posts: readonly ThreadPost[]): Pick<Discussion, "replies" | "tombstones"> {
  const tombstones = posts.filter(isRemovedReply);
  return { replies: posts.filter((post): post is Reply => !isRemovedReply(post)), ...(tombstones.length > 0 && { tombstones }) };
}

/** An entry with the first post and the replies of the first page. */
export function takeFirstPage(entry: Entry, posts: readonly ThreadPost[]): Entry {
  const discussion = omit(entry.discussion, "tombstones");
  const { checksum, answer } = discussion;
  const fingerprint = hashData([checksum, answer, entry.activity, listOwnFiles(discussion), posts.map(identify)]);
  return replaceDiscussion(entry, { ...discussion, ...choosePosts(posts), fingerprint });
}

/**
 * An entry with the replies of a later page. Of the first post it has no text, so that an edit of
 * that text changes no such page.
 */
export function takeLaterPage(entry: Entry, posts: readonly ThreadPost[]): Entry {
  const rest = omit(entry.discussion, "readParsed", "links", "headings", "update", "tombstones", "checksum");
  const { title, language, author, created, tags, status, answer, excerpt } = rest;
  const shown = [title, language, author, created, tags, status, answer, excerpt, listOwnFiles(rest)];
  const fingerprint = hashData([shown, posts.map(identify)]);
  const discussion = { ...rest, likes: 0, redirectFrom: [], readBody: () => "", ...choosePosts(posts), fingerprint };
  return { ...replaceDiscussion(entry, discussion), activity: findLastActivity(discussion) };
}

/** The fields one by one, because a restored entry has them in its class. */
function replaceDiscussion({ url, excerpt, activity, changed, solved, closed, replies, tags }: Entry, discussion: Discussion): Entry {
  return { discussion, url, excerpt, activity, changed, solved, closed, replies, tags };
}

function listOwnFiles({ pictures, attachments = new Map() }: Pick<Discussion, "pictures" | "attachments">): unknown {
  return [[...pictures], [...attachments]];
}

function identify(post: ThreadPost): unknown {
  return isRemovedReply(post) ? [post.id, post.removed] : [post.name, post.checksum];
}
