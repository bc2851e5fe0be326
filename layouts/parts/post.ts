import type { Post, Update } from "../../scripts/content/model.ts";
import { linkName } from "../../scripts/listing/build-row.ts";
import type { RenderedText } from "../../scripts/markdown/render.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { formatSignedCount } from "../../scripts/text/numbers.ts";
import { fillIn, fillWith } from "../../scripts/text/template.ts";
import { renderDifference } from "./direction.ts";
import { html, type Markup, raw } from "./markup.ts";
import { renderName } from "./name.ts";
import { renderMoment } from "./time.ts";

/**
 * A post with its author and time.
 *
 * @param id the id of the post's element, which its permalink targets.
 * @param text the rendered text of the post.
 */
export function renderPost(post: Post, id: string, text: RenderedText, site: SiteContext): Markup {
  const title = fillIn(site.locale.words.discussion.permalink, { name: post.author });
  return html`<header class="byline">${renderName(linkName(site, post.author), "name")} <a class="permalink" href="#${id}" title="${title}">${renderMoment(post.created, site)}</a>${renderLikes(post.likes, site)}${renderUpdate(post.update, site)}</header>
${renderProse(text, site)}`;
}

function renderLikes(likes: number, { locale }: SiteContext): Markup | "" {
  if (likes === 0) return "";
  return html` <span class="likes">${formatSignedCount(locale, locale.words.entry.likes, likes)}</span>`;
}

function renderUpdate(update: Update | undefined, site: SiteContext): Markup | "" {
  if (!update) return "";
  const name = linkName(site, update.by);
  const by = fillWith<Markup>(site.locale.words.entry.actor.updated, { name: renderName(name) });
  // Focus shows the date in full. A name without a link needs its own tab stop.
  const stop = name.url === "" ? html` tabindex="0"` : "";
  return html` <span class="update"${stop}>${by} ${renderMoment(update.at, site)}</span>`;
}

/** The text of a post or a page. */
export function renderProse({ html: body, ...language }: RenderedText, site: SiteContext): Markup {
  return html`<div class="prose"${renderDifference(language, site)}>${raw(body)}</div>`;
}
