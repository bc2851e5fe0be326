import { plainTitle, splitTitle } from "../scripts/forum/title.ts";
import { renderPostBody } from "../scripts/pages/body.ts";
import type { DiscussionPage } from "../scripts/pages/discussion.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { joinRuns } from "../scripts/text/inline-code.ts";
import { findLineLanguage } from "../scripts/text/line-language.ts";
import { renderAroundPosts } from "./parts/around-posts.ts";
import { renderAttachments } from "./parts/attachments.ts";
import { renderBreadcrumb } from "./parts/breadcrumb.ts";
import { renderContribute } from "./parts/contribute.ts";
import { renderLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { renderElsewhere } from "./parts/elsewhere.ts";
import { html } from "./parts/markup.ts";
import { describeProperty } from "./parts/microdata.ts";
import { renderNeighboursTemplate } from "./parts/neighbours.ts";
import { renderPager, renderPagerLinks } from "./parts/pager.ts";
import { renderPost } from "./parts/post.ts";
import { isQuestion, renderReplies } from "./parts/replies.ts";
import { renderRuns } from "./parts/runs.ts";
import { renderState } from "./parts/state.ts";
import { renderTagList } from "./parts/tag-list.ts";

/** One discussion with its replies, or with the first of many. */
export function renderDiscussion(page: DiscussionPage, site: SiteContext): string {
  const { url, entry, part } = page;
  const { discussion, excerpt, tags } = entry;
  const { words } = site.locale;
  const title = splitTitle(discussion.title);
  const titleLanguage = findLineLanguage(title, site.languages, discussion.language);
  const shownTitle = { text: renderRuns(title), language: renderLanguage(titleLanguage) };
  const isAnswered = isQuestion(discussion);
  const type = isAnswered ? "Question" : "DiscussionForumPosting";
  const { before, after } = renderAroundPosts(discussion, site);
  const main = html`${renderBreadcrumb(entry, shownTitle, site)}
${before}<article class="discussion" id="post">
<h1${describeProperty(isAnswered ? "name" : "headline")}${shownTitle.language}>${shownTitle.text}</h1>
${renderState(page, site)}
${renderPost(discussion, type, "post", renderPostBody(discussion, undefined, site), site)}${renderAttachments(discussion, discussion, site)}
<nav class="discussion-tags" aria-label="${words.discussion.tags}">${renderTagList(
    tags.map((tag) => ({ tag })),
    site,
  )}</nav>
${renderContribute(discussion, site)}
</article>
${renderReplies(discussion, site, part)}${after}
${part ? html`${renderPager(url, part, site)}${renderElsewhere(part, site)}` : ""}${renderNeighboursTemplate(site)}`;
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
      items: { main: type, ...(isAnswered && { page: "QAPage" }) },
      files: site.assets.post,
      ...(part && { head: renderPagerLinks(url, part, site) }),
      main,
    },
    site,
  );
}
