import type { ContentPage, Discussion, LocalLink, Picture, Reply } from "../content/model.ts";
import type { ParseText } from "../content/parse/parse-post.ts";
import { copyHtml } from "../markdown/html/copy.ts";
import type { ShownPicture } from "../markdown/html/inline.ts";
import { fillSlots } from "../markdown/html/slots.ts";
import { parseText } from "../markdown/parsed-text.ts";
import type { PostPlace } from "../markdown/pictures.ts";
import { type PostContext, type RenderedText, renderMarkdown } from "../markdown/render.ts";
import { link, permalink } from "../text/href.ts";
import type { TextSite } from "./site.ts";
import { buildContentPageUrl, buildDiscussionUrl, buildPictureCopyUrl } from "./urls.ts";

export interface BodyPlace {
  /** The language that the author named. */
  readonly language?: string | undefined;
  readonly links?: readonly LocalLink[] | undefined;
  /** The prefix of every id in the text. */
  readonly idPrefix?: string;
  /** The discussion of a post. The post may show its pictures and link its attachments. */
  readonly discussion?: Pick<Discussion, "slug" | "file" | "pictures" | "attachments">;
  /** The page of the owner that has the text. It may show its pictures. */
  readonly page?: Pick<ContentPage, "slug" | "file" | "pictures">;
  /** File name of the reply, if the text is one. */
  readonly reply?: string;
  /**
   * Site-relative url of the page that holds the text. Set for a copy elsewhere, such as a feed,
   * whose links must be absolute.
   */
  readonly away?: string;
}

/** Renders the text of a post or a page as escaped HTML. */
export function renderBody(body: string, place: BodyPlace, site: TextSite): RenderedText {
  return renderMarkdown(body, buildContext(place, site));
}

/** Renders posts while they are parsed, for `renderPostBody` and `renderPostCopy`. */
export function createTextParser(site: TextSite): ParseText {
  return (tokens, length, { discussion, reply, language, links = [] }) =>
    parseText(
      tokens,
      length,
      buildContext(describePost(discussion, { language }, reply), site),
      links.map(({ address }) => address),
    );
}

/**
 * Renders the first post of a discussion or a reply, for the page of the discussion. The first post
 * keeps its ids. Each reply has its own prefix, so that no two ids are equal.
 */
export function renderPostBody(discussion: Discussion, reply: Reply | undefined, site: TextSite): RenderedText {
  const post = reply ?? discussion;
  return followLinks(post, site) ?? renderBody(post.readBody(), describePost(discussion, post, reply), site);
}

/**
 * Renders the first post of a discussion for a place outside its page, such as a feed.
 *
 * @param url of the page, site-relative.
 */
export function renderPostCopy(discussion: Discussion, url: string, site: TextSite): RenderedText {
  const followed = followLinks(discussion, site);
  const html = followed && copyHtml(followed.html, permalink(site.site.base, url));
  if (followed && html !== undefined) return { ...followed, html };
  return renderBody(discussion.readBody(), { ...describePost(discussion, discussion), away: url }, site);
}

function describePost(
  discussion: NonNullable<BodyPlace["discussion"]>,
  { language, links }: Pick<BodyPlace, "language" | "links">,
  reply?: Pick<Reply, "id" | "name">,
): BodyPlace {
  return { discussion, language, links, ...(reply && { idPrefix: `${reply.id}:`, reply: reply.name }) };
}

/**
 * The HTML that was made of a post when it was parsed, with the targets of its links. Undefined if
 * a link leads nowhere, since then only its text is shown.
 */
function followLinks(
  { links = [], readParsed }: Pick<Discussion, "links" | "readParsed">,
  { basePath }: TextSite,
): RenderedText | undefined {
  const targets = links.map(({ target }) => target && buildHref(target, basePath));
  const parsed = targets.includes("") ? undefined : readParsed?.();
  return parsed && { html: fillSlots(parsed.html, targets), dir: parsed.dir, ...(parsed.lang !== undefined && { lang: parsed.lang }) };
}

function buildContext({ idPrefix = "", discussion, page, reply, links, language, away }: BodyPlace, site: TextSite): PostContext {
  const { locale, basePath } = site;
  const owner = discussion ?? page;
  return {
    idPrefix,
    basePath,
    ...(links && { targets: listTargets(links, basePath) }),
    words: locale.words.post,
    locale,
    languages: site.languages,
    language,
    lineBreaks: site.site.lineBreaks,
    post: owner && locatePost(owner.file, reply),
    isAttachment: discussion?.attachments && ((name) => discussion.attachments?.has(name) === true),
    picture: (name) => {
      const picture = discussion ? discussion.pictures.get(name) : page?.pictures?.find((own) => own.name === name);
      return (
        picture &&
        describePicture(picture, discussion ? buildDiscussionUrl(discussion.slug) : buildContentPageUrl(page?.slug ?? ""), basePath)
      );
    },
    ...(away !== undefined && { pageUrl: permalink(site.site.base, away) }),
  };
}

/** @param url of the page that shows it. */
function describePicture({ name, copy, width, height }: Picture, url: string, basePath: string): ShownPicture {
  const whole = link(basePath, url + name);
  if (!copy) return { src: whole, width, height };
  return { src: link(basePath, buildPictureCopyUrl(copy.name)), width: copy.width, height: copy.height, original: whole };
}

function listTargets(links: readonly LocalLink[], basePath: string): ReadonlyMap<string, string> {
  return new Map(links.flatMap(({ address, target }) => (target === undefined ? [] : [[address, buildHref(target, basePath)] as const])));
}

function locatePost(file: string, reply: string | undefined): PostPlace {
  const folder = file.replace(/\.md$/, "");
  return { folder, file: reply === undefined ? file : `${folder}/${reply}` };
}

/** @param target as in `LocalLink`. */
function buildHref(target: string, basePath: string): string {
  const [, url = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return url === "" ? rest : link(basePath, url) + rest;
}
