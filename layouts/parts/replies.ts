import type { Discussion, Reply, Tombstone } from "../../scripts/content/model.ts";
import { listReplies } from "../../scripts/forum/thread.ts";
import { renderPostBody } from "../../scripts/pages/body.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { formatCount } from "../../scripts/text/numbers.ts";
import { renderAttachments } from "./attachments.ts";
import { renderContents } from "./contents.ts";
import { check } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { describeItem, describeProperty } from "./microdata.ts";
import { renderPost } from "./post.ts";
import { renderTombstone } from "./tombstone.ts";

/** The replies of a discussion, with what is left of removed ones in their places. */
export function renderReplies(discussion: Discussion, answer: Reply | undefined, site: SiteContext): Markup {
  const { words } = site.locale;
  const { replies } = discussion;
  const heading = html`<h2 id="replies" class="section"><data${describeProperty(answer ? "answerCount" : "commentCount")} value="${replies.length}">${formatCount(site.locale, words.entry.replies, replies.length)}</data></h2>`;
  const all = listReplies(discussion);
  if (all.length === 0) return html`<section class="thread" aria-labelledby="replies">${heading}</section>`;
  const rendered = all.map((reply) => ("removed" in reply ? renderRemoved(reply, site) : renderReply(reply, discussion, answer, site)));
  return html`<section class="thread" aria-labelledby="replies">${heading}
${renderContents(discussion, answer, site)}<ol class="replies">${rendered}</ol></section>`;
}

function renderReply(reply: Reply, discussion: Discussion, answer: Reply | undefined, site: SiteContext): Markup {
  const accepted = reply === answer;
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
