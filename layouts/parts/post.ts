import type { Discussion, Post } from "../../scripts/content/model.ts";
import { renderPost as renderMarkdown } from "../../scripts/markdown/render.ts";
import { link, type SiteContext } from "../../scripts/pages/context.ts";
import { fillIn, fillWith } from "../../scripts/text/fill.ts";
import { html, type Markup, raw } from "./markup.ts";
import { renderMoment } from "./time.ts";

interface Anchor {
  /** Id of the element that the post's own link leads to. */
  readonly id: string;
  /** Stands before every id inside the post. */
  readonly idPrefix: string;
}

/** A post with who wrote it and when; `discussion` is the one whose pictures it may show. */
export function renderPost(post: Post, { id, idPrefix }: Anchor, discussion: Discussion, site: SiteContext): Markup {
  const { words } = site.locale;
  const name = fillIn(words.discussion.permalink, { name: post.author });
  const changed = fillWith<Markup>(words.entry.actor.updated, { name: html`<bdi>${post.update?.by ?? ""}</bdi>` });
  const update = post.update ? html` <span class="update">${changed} ${renderMoment(post.update.at, site)}</span>` : "";
  const own = id === "post" ? html` id="post"` : "";
  return html`<header class="byline"${own}><bdi class="name">${post.author}</bdi> <a class="permalink" href="#${id}" aria-label="${name}">${renderMoment(post.created, site)}</a>${update}</header>
${renderBody(post.body, idPrefix, discussion, site)}`;
}

/** The text of a post or a page as HTML. */
export function renderBody(
  body: string,
  idPrefix: string,
  discussion: Pick<Discussion, "slug" | "pictures"> | undefined,
  site: SiteContext,
): Markup {
  const context = {
    idPrefix,
    basePath: site.basePath,
    words: site.locale.words.post,
    locale: site.locale,
    direction: site.locale.direction,
    picture: (name: string) => {
      const picture = discussion?.pictures.get(name);
      return (
        picture && { src: link(site, `/discussions/${discussion?.slug}/${picture.name}`), width: picture.width, height: picture.height }
      );
    },
  };
  return html`<div class="prose">${raw(renderMarkdown(body, context))}</div>`;
}
