import type { Discussion, Post, Update } from "../../scripts/content/model.ts";
import { type BodyPlace, renderBody } from "../../scripts/pages/body.ts";
import { linkName, type SiteContext } from "../../scripts/pages/context.ts";
import { fillIn, fillWith } from "../../scripts/text/fill.ts";
import { html, type Markup, raw } from "./markup.ts";
import { renderName } from "./name.ts";
import { renderMoment } from "./time.ts";

interface Anchor {
  /** Id of the element that the post's own link leads to. */
  readonly id: string;
  /** Stands before every id inside the post. */
  readonly idPrefix: string;
}

/** A post with who wrote it and when; `discussion` is the one whose pictures it may show. */
export function renderPost(post: Post, { id, idPrefix }: Anchor, discussion: Discussion, site: SiteContext): Markup {
  const title = fillIn(site.locale.words.discussion.permalink, { name: post.author });
  return html`<header class="byline">${renderName(linkName(site, post.author), "name")} <a class="permalink" href="#${id}" title="${title}">${renderMoment(post.created, site)}</a>${renderUpdate(post.update, site)}</header>
${renderProse(post.readBody(), { idPrefix, discussion }, site)}`;
}

function renderUpdate(update: Update | undefined, site: SiteContext): Markup | "" {
  if (!update) return "";
  const name = linkName(site, update.by);
  const by = fillWith<Markup>(site.locale.words.entry.actor.updated, { name: renderName(name) });
  // The date is shown in full where the keyboard is; a name that is a link takes it there.
  const stop = name.url === "" ? html` tabindex="0"` : "";
  return html` <span class="update"${stop}>${by} ${renderMoment(update.at, site)}</span>`;
}

/** The text of a post or a page. */
export function renderProse(body: string, place: BodyPlace, site: SiteContext): Markup {
  return html`<div class="prose">${raw(renderBody(body, place, site))}</div>`;
}
