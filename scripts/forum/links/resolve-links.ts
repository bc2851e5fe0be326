import type { ContentPage, Discussion, LocalLink, Post } from "../../content/model.ts";
import { findPageNumber, isRemovedReply, listReplies } from "../../content/thread.ts";
import type { ForumUrls } from "../model.ts";
import type { Destination, FindDestination, LinkingText } from "./link-finder.ts";

/** Adds targets to the links of a discussion and its replies. Returns it as it is without links. */
export function resolveDiscussion(discussion: Discussion, find: FindDestination, urls: ForumUrls): Discussion {
  if (!hasLinks(discussion) && !discussion.replies.some(hasLinks)) return discussion;
  const texts = new Map(listTexts(discussion, urls).map(({ post, text }) => [post, text]));
  const resolve = <P extends Post>(post: P): P => {
    const text = texts.get(post);
    return text && post.links ? { ...post, links: resolveAll(post.links, text, find) } : post;
  };
  return { ...resolve(discussion), replies: discussion.replies.map(resolve) };
}

/** Adds targets to the links of a page that the owner wrote. */
export function resolvePage(page: ContentPage, find: FindDestination, urls: ForumUrls): ContentPage {
  return page.links ? { ...page, links: resolveAll(page.links, { file: page.file, url: urls.page(page.slug) }, find) } : page;
}

/** The posts of a discussion that have links. */
export function listTexts(
  discussion: Discussion,
  urls: ForumUrls,
): readonly { readonly post: Post; readonly links: readonly LocalLink[]; readonly text: LinkingText }[] {
  if (!hasLinks(discussion) && !discussion.replies.some(hasLinks)) return [];
  const { file, slug } = discussion;
  const folder = file.replace(/\.md$/, "");
  const start = urls.discussion(slug);
  const first = discussion.links ? [{ post: discussion, links: discussion.links, text: { file, url: start } }] : [];
  const others = listReplies(discussion).flatMap((reply, place) => {
    if (isRemovedReply(reply) || !reply.links) return [];
    const url = urls.discussion(slug, findPageNumber(place));
    return [{ post: reply, links: reply.links, text: { file: `${folder}/${reply.name}`, url, start, reply } }];
  });
  return [...first, ...others];
}

/** Whether the links of one discussion, resolved at two times, lead to the same places. */
export function haveSameLinks(one: Discussion, other: Discussion): boolean {
  if (one === other) return true;
  const areSame = (first: Post, second: Post | undefined) =>
    first.links === second?.links ||
    (first.links?.length === second?.links?.length &&
      (first.links ?? []).every(({ target }, index) => target === second?.links?.[index]?.target));
  return areSame(one, other) && one.replies.every((reply, index) => areSame(reply, other.replies[index]));
}

function hasLinks({ links }: Pick<Post, "links">): boolean {
  return links !== undefined;
}

function resolveAll(links: readonly LocalLink[], text: LinkingText, find: FindDestination): readonly LocalLink[] {
  return links.map((link) => {
    const target = chooseTarget(find(link.address, text), text);
    return target === undefined ? link : { ...link, target };
  });
}

/** As in `LocalLink`. */
function chooseTarget(
  { url, file, query, fragment, anchor, isElsewhere }: Destination,
  { url: own, reply }: LinkingText,
): string | undefined {
  if (url === undefined) return "";
  if (file !== undefined) return anchor === undefined ? url : `${url}#${anchor}`;
  // Rendering finds the headings of the same text by itself.
  const isOther = anchor !== undefined && anchor !== fragment && !(reply && anchor.startsWith(`${reply.id}:`));
  if (!(isElsewhere || (isOther && query === ""))) return undefined;
  const end = fragment === "" ? "" : `#${anchor ?? fragment}`;
  return url === own && query === "" && end !== "" ? end : url + query + end;
}
