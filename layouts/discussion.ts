import type { Reply } from "../scripts/content/model.ts";
import { plainTitle, splitTitle } from "../scripts/forum/title.ts";
import { renderPostBody } from "../scripts/pages/body.ts";
import type { DiscussionPage } from "../scripts/pages/discussion.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { joinRuns } from "../scripts/text/inline-code.ts";
import { findLineLanguage } from "../scripts/text/line-language.ts";
import { renderAttachments } from "./parts/attachments.ts";
import { renderBreadcrumb } from "./parts/breadcrumb.ts";
import { renderContribute } from "./parts/contribute.ts";
import { renderLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { check, lock } from "./parts/icons.ts";
import { html, type Markup } from "./parts/markup.ts";
import { describeProperty } from "./parts/microdata.ts";
import { renderNeighboursTemplate } from "./parts/neighbours.ts";
import { renderPost } from "./parts/post.ts";
import { renderReplies } from "./parts/replies.ts";
import { renderRuns } from "./parts/runs.ts";
import { renderTagList } from "./parts/tag-list.ts";

/** One discussion with its replies. */
export function renderDiscussion({ url, entry }: DiscussionPage, site: SiteContext): string {
  const { discussion, closed, excerpt, tags } = entry;
  const { words } = site.locale;
  const title = splitTitle(discussion.title);
  const titleLanguage = findLineLanguage(title, site.languages, discussion.language);
  const shownTitle = { text: renderRuns(title), language: renderLanguage(titleLanguage) };
  const answer = discussion.replies.find(({ name }) => name === discussion.answer);
  const type = answer ? "Question" : "DiscussionForumPosting";
  const main = html`${renderBreadcrumb(entry, shownTitle, site)}
<article class="discussion" id="post">
<h1${describeProperty(answer ? "name" : "headline")}${shownTitle.language}>${shownTitle.text}</h1>
${renderState(answer, closed, site)}
${renderPost(discussion, type, "post", renderPostBody(discussion, undefined, site), site)}${renderAttachments(discussion, discussion, site)}
<nav class="discussion-tags" aria-label="${words.discussion.tags}">${renderTagList(
    tags.map((tag) => ({ tag })),
    site,
  )}</nav>
${renderContribute(discussion, site)}
</article>
${renderReplies(discussion, answer, site)}
${renderNeighboursTemplate(site)}`;
  const description = joinRuns(excerpt) || plainTitle(discussion.title);
  const article = { published: discussion.created, modified: entry.activity.at };
  return renderDocument(
    {
      title: plainTitle(discussion.title),
      description,
      language: titleLanguage.lang,
      url,
      subject: entry,
      article,
      items: { main: type, ...(answer && { page: "QAPage" }) },
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
