import type { Discussion, LocalLink, Reply } from "../content/model.ts";
import type { PostPlace } from "../markdown/pictures.ts";
import { type PostContext, type RenderedText, renderMarkdown } from "../markdown/render.ts";
import { link, permalink } from "../text/href.ts";
import type { SiteContext } from "./site.ts";
import { buildDiscussionUrl } from "./urls.ts";

export interface BodyPlace {
  /** The language that the author named. */
  readonly language?: string | undefined;
  readonly links?: readonly LocalLink[] | undefined;
  /** The prefix of every id in the text. */
  readonly idPrefix?: string;
  /** The text may show the pictures of this discussion. */
  readonly discussion?: Pick<Discussion, "slug" | "file" | "pictures">;
  /** File name of the reply, if the text is one. */
  readonly reply?: string;
  /**
   * Site-relative url of the page that holds the text. Set for a copy elsewhere, such as a feed,
   * whose links must be absolute.
   */
  readonly away?: string;
}

/** Renders the text of a post or a page as escaped HTML. */
export function renderBody(body: string, place: BodyPlace, site: SiteContext): RenderedText {
  return renderMarkdown(body, buildContext(place, site));
}

/**
 * Renders the first post of a discussion or a reply, for the page of the discussion. The first post
 * keeps its ids. Each reply has its own prefix, so that no two ids are equal.
 */
export function renderPostBody(discussion: Discussion, reply: Reply | undefined, site: SiteContext): RenderedText {
  const { language, links } = reply ?? discussion;
  const place = { discussion, language, links, ...(reply && { idPrefix: `${reply.id}:`, reply: reply.name }) };
  return renderBody((reply ?? discussion).readBody(), place, site);
}

function buildContext({ idPrefix = "", discussion, reply, links, language, away }: BodyPlace, site: SiteContext): PostContext {
  const { locale, basePath } = site;
  return {
    idPrefix,
    basePath,
    ...(links && { targets: new Map(links.flatMap(({ address, target }) => buildTarget(address, target, basePath))) }),
    words: locale.words.post,
    locale,
    languages: site.languages,
    language,
    lineBreaks: site.site.lineBreaks,
    post: discussion && locatePost(discussion.file, reply),
    picture: (name) => {
      const picture = discussion?.pictures.get(name);
      if (!discussion || !picture) return undefined;
      return { src: link(site.basePath, buildDiscussionUrl(discussion.slug) + picture.name), width: picture.width, height: picture.height };
    },
    ...(away !== undefined && { pageUrl: permalink(site.site.base, away) }),
  };
}

function locatePost(file: string, reply: string | undefined): PostPlace {
  const folder = file.replace(/\.md$/, "");
  return { folder, file: reply === undefined ? file : `${folder}/${reply}` };
}

/** @param target as in `LocalLink`. */
function buildTarget(address: string, target: string | undefined, basePath: string): readonly (readonly [string, string])[] {
  if (target === undefined) return [];
  const [, url = "", anchor = ""] = /^([^#]*)(.*)$/.exec(target) ?? [];
  return [[address, url === "" ? anchor : link(basePath, url) + anchor]];
}
