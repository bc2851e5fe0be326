import type { Discussion, Post } from "../content/model.ts";
import { type PostContext, type RenderedPost, renderMarkdown, renderWithText } from "../markdown/render.ts";
import { link, permalink } from "../text/href.ts";
import type { SiteContext } from "./site.ts";
import { buildDiscussionUrl } from "./urls.ts";

export interface BodyPlace {
  /** Stands before every id in the text. */
  readonly idPrefix?: string;
  /** The discussion whose pictures it may show. */
  readonly discussion?: Pick<Discussion, "slug" | "pictures">;
  /** Site-relative address of its page, when the text is read away from it: its addresses are then absolute. */
  readonly away?: string;
}

/** The text of a post or a page as HTML that needs no more escaping. */
export function renderBody(body: string, place: BodyPlace, site: SiteContext): string {
  return renderMarkdown(body, buildContext(place, site));
}

/** The posts of a discussion as its page shows them: the first, whose ids stand as they are, and the replies, whose ids tell them apart. */
export function readPosts(discussion: Discussion, site: SiteContext): ReadonlyMap<Post, RenderedPost> {
  const read = (post: Post, idPrefix: string) =>
    [post, renderWithText(post.readBody(), buildContext({ idPrefix, discussion }, site))] as const;
  return new Map([read(discussion, ""), ...discussion.replies.map((reply) => read(reply, `${reply.id}:`))]);
}

function buildContext({ idPrefix = "", discussion, away }: BodyPlace, site: SiteContext): PostContext {
  const { locale, basePath } = site;
  return {
    idPrefix,
    basePath,
    words: locale.words.post,
    locale,
    direction: locale.direction,
    picture: (name) => {
      const picture = discussion?.pictures.get(name);
      if (!discussion || !picture) return undefined;
      return { src: link(site.basePath, buildDiscussionUrl(discussion.slug) + picture.name), width: picture.width, height: picture.height };
    },
    ...(away !== undefined && { away: permalink(site.site.base, away) }),
  };
}
