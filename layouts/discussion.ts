import type { Discussion, Post, Reply } from "../scripts/content/model.ts";
import { plainTitle, splitTitle } from "../scripts/forum/title.ts";
import { readPosts } from "../scripts/pages/body.ts";
import type { DiscussionPage } from "../scripts/pages/discussion.ts";
import { describeThread } from "../scripts/pages/schema-discussion.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { joinRuns } from "../scripts/text/inline-code.ts";
import { findLineLanguage } from "../scripts/text/line-language.ts";
import { formatCount } from "../scripts/text/numbers.ts";
import { renderBreadcrumb } from "./parts/breadcrumb.ts";
import { renderContents } from "./parts/contents.ts";
import { renderContribute } from "./parts/contribute.ts";
import { renderLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { check, lock } from "./parts/icons.ts";
import { html, type Markup } from "./parts/markup.ts";
import { renderNeighboursTemplate } from "./parts/neighbours.ts";
import { renderPost } from "./parts/post.ts";
import { renderRuns } from "./parts/runs.ts";
import { renderTagList } from "./parts/tag-list.ts";

/** One discussion with its replies. */
export function renderDiscussion({ url, entry }: DiscussionPage, site: SiteContext): string {
  const { discussion, closed, excerpt, tags } = entry;
  const { words } = site.locale;
  const title = splitTitle(discussion.title);
  const titleLanguage = findLineLanguage(title, site.languages, discussion.language);
  const answer = discussion.replies.find(({ name }) => name === discussion.answer);
  const readPost = readPosts(discussion, site);
  const renderThis: RenderThis = (post, id) => renderPost(post, id, readPost(post), site);
  const main = html`${renderBreadcrumb(entry, site)}
<article class="discussion" id="post">
<h1${renderLanguage(titleLanguage)}>${renderRuns(title)}</h1>
${renderState(answer, closed, site)}
${renderThis(discussion, "post")}
<nav class="discussion-tags" aria-label="${words.discussion.tags}">${renderTagList(
    tags.map((tag) => ({ tag })),
    site,
  )}</nav>
${renderContribute(discussion, site)}
</article>
${renderReplies(discussion, answer, renderThis, site)}
${renderNeighboursTemplate(site)}`;
  const description = joinRuns(excerpt) || plainTitle(discussion.title);
  const article = { published: discussion.created, modified: entry.activity.at };
  const schema = describeThread(entry, readPost, site);
  return renderDocument(
    {
      title: plainTitle(discussion.title),
      description,
      language: titleLanguage.lang,
      url,
      subject: entry,
      article,
      schema,
      files: site.assets.post,
      main,
    },
    site,
  );
}

function renderState(answer: Reply | undefined, closed: boolean, site: SiteContext): Markup | "" {
  if (!answer && !closed) return "";
  const { discussion, entry } = site.locale.words;
  return html`<p class="state">${answer ? html`<span class="solved">${check} ${entry.solved}</span> <a href="#${answer.id}">${discussion.goToAnswer}</a> ` : ""}${closed ? html`<span class="closed">${lock} ${discussion.closed}</span>` : ""}</p>`;
}

/** Renders a post of this discussion. `id` is the id of its element. */
type RenderThis = (post: Post, id: string) => Markup;

function renderReplies(discussion: Discussion, answer: Reply | undefined, renderThis: RenderThis, site: SiteContext): Markup {
  const { words } = site.locale;
  const { replies } = discussion;
  const heading = html`<h2 id="replies" class="section">${formatCount(site.locale, words.entry.replies, replies.length)}</h2>`;
  if (replies.length === 0) return html`<section class="thread" aria-labelledby="replies">${heading}</section>`;
  const rendered = replies.map((reply) => {
    const accepted = reply === answer;
    const mark = html`<p class="accepted-mark">${check} ${words.discussion.accepted}</p>`;
    return html`<li><article class="reply${accepted ? " accepted" : ""}" id="${reply.id}">${accepted ? mark : ""}
${renderThis(reply, reply.id)}
</article></li>
`;
  });
  return html`<section class="thread" aria-labelledby="replies">${heading}
${renderContents(discussion, answer, site)}<ol class="replies">${rendered}</ol></section>`;
}
