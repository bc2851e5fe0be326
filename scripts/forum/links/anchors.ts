import type { ContentPage, Discussion } from "../../content/model.ts";
import { createHeadingFinder } from "../../markdown/heading-finder.ts";
import type { FindHeading } from "../../markdown/html/headings.ts";

/** Ids on every page with posts: its text, the list of replies, and footnotes. */
const fixed = /^(?:main|post|replies)$|^(?:reply:.*:)?fn(?:ref)?:\d+/;

/** A post with the prefix of its ids. */
interface Section {
  readonly readBody: () => string;
  readonly idPrefix: string;
}

/** Finds the ids on pages that a fragment may name. Reads each text at most once. */
export interface Anchors {
  /**
   * Returns the id on the page of a discussion that a fragment names: an id as it is, or the name
   * of a heading of the first post, or the id of a reply before the name of its heading
   * (`reply:1-sara:install`).
   */
  readonly findInDiscussion: (discussion: Discussion, fragment: string) => string | undefined;
  /** Returns the id of a heading of one reply. */
  readonly findInReply: (reply: Discussion["replies"][number], fragment: string) => string | undefined;
  readonly findOnPage: (page: ContentPage, fragment: string) => string | undefined;
}

export function createAnchors(): Anchors {
  const finders = new WeakMap<object, FindHeading>();
  const findHeading = (post: object, { readBody, idPrefix }: Section, fragment: string): string | undefined => {
    const find = finders.get(post) ?? createHeadingFinder(readBody(), idPrefix);
    finders.set(post, find);
    return find(fragment);
  };
  const findInReply: Anchors["findInReply"] = (reply, fragment) =>
    findHeading(reply, { readBody: reply.readBody, idPrefix: `${reply.id}:` }, fragment);
  return {
    findInReply,
    findInDiscussion: (discussion, fragment) => {
      const { replies, readBody } = discussion;
      if (fixed.test(fragment) || replies.some(({ id }) => id === fragment)) return fragment;
      const reply = replies.find(({ id }) => fragment.startsWith(`${id}:`));
      if (reply) return findInReply(reply, fragment.slice(reply.id.length + 1));
      return findHeading(discussion, { readBody, idPrefix: "" }, fragment);
    },
    findOnPage: (page, fragment) => {
      if (fixed.test(fragment)) return fragment;
      return findHeading(page, { readBody: () => page.body, idPrefix: "" }, fragment);
    },
  };
}
