import { isDeepStrictEqual } from "node:util";
import { countThreadPages } from "../../content/thread.ts";
import { findLastChange } from "../../forum/activity.ts";
import { limits } from "../../text/limits.ts";
import { omit } from "../../text/omit.ts";
import type { DiscussionRecord } from "../cache/discussions.ts";
import type { StoredDiscussion } from "../cache/stored-discussion.ts";
import type { DiscussionEdit } from "./find-edits.ts";

/**
 * Whether an edit changes nothing but the pages of its discussion, its tags and its authors, and
 * pages that show something of all discussions.
 *
 * @param now seconds since the epoch.
 */
export function isSimpleEdit(edit: DiscussionEdit, now: number): boolean {
  const { before, after } = edit;
  const old = before?.parsed.discussion;
  // A draft, or a file with a mistake that is skipped.
  if (before && (!old || before.parsed.problems.length > 0)) return false;
  // Whoever removes a post may remove the target of a link, an old address or an author.
  if (hasRemoved(old) || hasRemoved(after?.discussion)) return false;
  if (after && findLastChange(after.discussion).at > now) return false;
  const next = after?.record.parsed.discussion;
  return (
    hasFewNotes(before) &&
    hasFewNotes(after?.record) &&
    isDeepStrictEqual(listOwnFiles(old), listOwnFiles(next)) &&
    isDeepStrictEqual(listMoved(old), listMoved(next))
  );
}

/** Whether none of its notes is left out, as a build lists only the first ones of each file. */
function hasFewNotes(record: DiscussionRecord | undefined): boolean {
  return (record?.parsed.notes.length ?? 0) <= limits.problems;
}

/** Whether only texts differ. */
export function isTextEdit({ before, after }: DiscussionEdit): boolean {
  const [old, now] = [before?.parsed.discussion, after?.record.parsed.discussion];
  return old !== undefined && now !== undefined && isDeepStrictEqual(omitTexts(old), omitTexts(now));
}

function omitTexts(discussion: StoredDiscussion): object {
  const first = omit(discussion, "excerpt", "fingerprint", "replies", "headings", "links", "checksum");
  return [first, ...discussion.replies.map((reply) => omit(reply, "headings", "links", "checksum", "shown"))];
}

/** Whether all places that links of other texts may name are there, in the same order. */
export function keepsAnchors({ before, after }: DiscussionEdit): boolean {
  const [old, next] = [before, after?.record].map((record) => listAnchors(record?.parsed.discussion));
  return isDeepStrictEqual(old, next?.slice(0, old?.length));
}

function listAnchors(discussion: StoredDiscussion | undefined): readonly object[] {
  if (!discussion) return [];
  const { slug, headings, replies } = discussion;
  return [{ name: slug, headings }, ...replies].map((post) => ({ name: post.name, headings: post.headings }));
}

function listOwnFiles(discussion: StoredDiscussion | undefined): object {
  return [discussion?.pictures, discussion?.attachments, discussion?.unnamed];
}

/** What redirects from old addresses show: title, pages, and the places of moved posts. */
function listMoved(discussion: StoredDiscussion | undefined): object {
  if (!discussion) return [];
  const { slug, title, redirectFrom, replies } = discussion;
  const posts = [{ name: slug, redirectFrom }, ...replies].map(({ name, redirectFrom = [] }, place) => ({ name, redirectFrom, place }));
  const moved = posts.filter((post) => post.redirectFrom.length > 0);
  return moved.length === 0 ? [] : [slug, title, countThreadPages(discussion), moved];
}

function hasRemoved(discussion: Pick<StoredDiscussion, "removed" | "tombstones"> | undefined): boolean {
  return discussion?.removed !== undefined || discussion?.tombstones !== undefined;
}
