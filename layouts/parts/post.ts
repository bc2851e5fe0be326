import type { Post, Update } from "../../scripts/content/model.ts";
import { linkName } from "../../scripts/listing/build-row.ts";
import type { RenderedText } from "../../scripts/markdown/render.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { formatSignedCount } from "../../scripts/text/numbers.ts";
import { fillIn, fillWith } from "../../scripts/text/template.ts";
import { renderDifference } from "./direction.ts";
import { html, type Markup, raw } from "./markup.ts";
import { describeItem, describeProperty } from "./microdata.ts";
import { renderName } from "./name.ts";
import { renderMoment } from "./time.ts";

/** What a post is to search engines: the first one of a discussion, or a reply. */
export type PostType = "DiscussionForumPosting" | "Question" | "Comment" | "Answer";

const author = describeItem("Person", "author");
const address = describeProperty("url");
const body = describeProperty("text");

/**
 * A post with its author and time.
 *
 * @param id the id of the post's element, which its permalink targets.
 * @param text the rendered text of the post.
 */
export function renderPost(post: Post, type: PostType, id: string, text: RenderedText, site: SiteContext): Markup {
  return html`${renderByline(post, type, `#${id}`, site)}
${renderProse(text, site, body)}`;
}

/**
 * The author and the time of a post.
 *
 * @param href its permalink.
 */
export function renderByline(post: Post, type: PostType, href: string, site: SiteContext): Markup {
  const title = fillIn(site.locale.words.discussion.permalink, { name: post.author });
  const isReply = type === "Comment" || type === "Answer";
  return html`<header class="byline"><span${author}>${renderName(linkName(site, post.author), "name", true)}</span> <a class="permalink"${isReply ? address : ""} href="${href}" title="${title}">${renderMoment(post.created, site, "datePublished")}</a>${renderLikes(post.likes, type, site)}${renderUpdate(post.update, site)}</header>`;
}

const statistic = describeItem("InteractionCounter", "interactionStatistic");
const likeAction = html`<link itemprop="interactionType" href="https://schema.org/LikeAction">`;

/** Questions and answers have votes; other posts have interactions, of which none is negative. */
function renderLikes(likes: number, type: PostType, { locale }: SiteContext): Markup | "" {
  if (likes === 0) return "";
  const shown = formatSignedCount(locale, locale.words.entry.likes, likes);
  const isVoted = type === "Question" || type === "Answer";
  if (isVoted) return html` <span class="likes"><data itemprop="upvoteCount" value="${likes}">${shown}</data></span>`;
  if (likes < 0) return html` <span class="likes">${shown}</span>`;
  return html` <span class="likes"${statistic}>${likeAction}<data itemprop="userInteractionCount" value="${likes}">${shown}</data></span>`;
}

function renderUpdate(update: Update | undefined, site: SiteContext): Markup | "" {
  if (!update) return "";
  const name = linkName(site, update.by);
  const by = fillWith<Markup>(site.locale.words.entry.actor.updated, { name: renderName(name) });
  // Focus shows the date in full. A name without a link needs its own tab stop.
  const stop = name.url === "" ? html` tabindex="0"` : "";
  return html` <span class="update"${stop}>${by} ${renderMoment(update.at, site, "dateModified")}</span>`;
}

/** The text of a post or a page. */
export function renderProse(text: RenderedText, site: SiteContext, property: Markup | "" = ""): Markup {
  return html`<div class="prose"${property}${renderDifference(text, site)}>${raw(text.html)}</div>`;
}
