import type { ContentPage, Discussion, Post } from "../../content/model.ts";
import { createHeadingIds, type FindHeading } from "../../markdown/heading-ids.ts";

/** Ids on every page with posts: its text, the list of replies, and footnotes. */
const fixed = /^(?:main|post|replies)$|^(?:reply:.*:)?fn(?:ref)?:\d+/;

/** Finds the ids on pages that a fragment may name. */
export interface Anchors {
  /**
   * Returns the id on the page of a discussion that a fragment names: an id as it is, or the name
   * of a heading of the first post, or the id of a reply before the name of its heading
   * (`reply:1-sara:install`). A place in
   * a removed post is where the post was.
   */
  readonly findInDiscussion: (discussion: Discussion, fragment: string) => string | undefined;
  /** Returns the id of a heading of one reply. */
  readonly findInReply: (reply: Discussion["replies"][number], fragment: string) => string | undefined;
  readonly findOnPage: (page: ContentPage, fragment: string) => string | undefined;
}

export function createAnchors(): Anchors {
  const finders = new WeakMap<object, FindHeading>();
  const findHeading = (text: Pick<Post, "headings">, idPrefix: string, fragment: string): string | undefined => {
    const find = finders.get(text) ?? createHeadingIds(text.headings ?? [], idPrefix).find;
    finders.set(text, find);
    return find(fragment);
  };
  const findInReply: Anchors["findInReply"] = (reply, fragment) => findHeading(reply, `${reply.id}:`, fragment);
  return {
    findInReply,
    findInDiscussion: (discussion, fragment) => {
      const { replies, tombstones = [], removed } = discussion;
      if (fixed.test(fragment) || replies.some(({ id }) => id === fragment)) return fragment;
      const tombstone = tombstones.find(({ id }) => `${fragment}:`.startsWith(`${id}:`));
      if (tombstone) return tombstone.id;
      const reply = replies.find(({ id }) => fragment.startsWith(`${id}:`));
      return reply ? findInReply(reply, fragment.slice(reply.id.length + 1)) : removed ? "post" : findHeading(discussion, "", fragment);
    },
    findOnPage: (page, fragment) => (fixed.test(fragment) ? fragment : findHeading(page, "", fragment)),
  };
}
