import type { Discussion, Reply, Tombstone } from "../../scripts/content/model.ts";
import { isRemovedReply, listReplies } from "../../scripts/content/thread.ts";
import { renderPostBody } from "../../scripts/pages/body.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import type { ThreadPart } from "../../scripts/pages/thread-part.ts";
import { formatCount, formatNumber } from "../../scripts/text/numbers.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { renderAttachments } from "./attachments.ts";
import { renderContents } from "./contents.ts";
import { check } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { describeItem, describeProperty } from "./microdata.ts";
import { renderPageOf } from "./pager.ts";
import { renderPost } from "./post.ts";
import { renderTombstone } from "./tombstone.ts";

/**
 * Whether search engines read a page as a question with answers. It is none without replies of its
 * own, as if all of them were removed.
 */
export function isQuestion({ answer, replies }: Discussion): boolean {
  return answer !== undefined && replies.length > 0;
}

/**
 * The replies of a discussion, with what is left of removed ones in their places.
 *
 * @param discussion with the replies of the page.
 * @param part absent if the discussion has one page.
 */
export function renderReplies(discussion: Discussion, site: SiteContext, part?: ThreadPart): Markup {
  const heading = renderHeading(discussion, site, part);
  const all = listReplies(discussion);
  if (all.length === 0) return html`<section class="thread" aria-labelledby="replies">${heading}</section>`;
  const rendered = all.map((reply) => (isRemovedReply(reply) ? renderRemoved(reply, site) : renderReply(reply, discussion, site)));
  const start = part && part.first > 1 ? html` start="${part.first}"` : "";
  return html`<section class="thread" aria-labelledby="replies">${heading}
${renderContents(discussion, site)}<ol class="replies"${start}>${rendered}</ol></section>`;
}

function renderHeading(discussion: Discussion, { locale, ...site }: SiteContext, part?: ThreadPart): Markup {
  const { words } = locale;
  const property = describeProperty(isQuestion(discussion) ? "answerCount" : "commentCount");
  const count = part ? part.count : discussion.replies.length;
  if (!part || part.number === 1) {
    const shown = formatCount(locale, words.entry.replies, count ?? 0);
    return html`<h2 id="replies" class="section"><data${property} value="${count ?? 0}">${shown}</data></h2>`;
  }
  const range = fillIn(words.discussion.range, { first: formatNumber(locale, part.first), last: formatNumber(locale, part.last) });
  const hidden = count === undefined ? "" : html`<meta${property} content="${count}">`;
  return html`<h2 id="replies" class="section">${range}${hidden}${renderPageOf(part, { locale, ...site })}</h2>`;
}

function renderReply(reply: Reply, discussion: Discussion, site: SiteContext): Markup {
  const answer = isQuestion(discussion);
  const accepted = reply.name === discussion.answer;
  const mark = html`<p class="accepted-mark">${check} ${site.locale.words.discussion.accepted}</p>`;
  const item = answer ? describeItem("Answer", accepted ? "acceptedAnswer" : "suggestedAnswer") : describeItem("Comment", "comment");
  return html`<li><article class="reply${accepted ? " accepted" : ""}" id="${reply.id}"${item}>${accepted ? mark : ""}
${renderPost(reply, answer ? "Answer" : "Comment", reply.id, renderPostBody(discussion, reply, site), site)}${renderAttachments(reply, discussion, site)}
</article></li>
`;
}

function renderRemoved({ id, removed }: Tombstone, site: SiteContext): Markup {
  return html`<li><article class="reply" id="${id}">${renderTombstone(site.locale.words.removed.reply, removed, site)}</article></li>
`;
}
