import { plainTitle, splitTitle } from "../scripts/forum/title.ts";
import type { FurtherRepliesPage } from "../scripts/pages/further-replies.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { link } from "../scripts/text/href.ts";
import { joinRuns } from "../scripts/text/inline-code.ts";
import { findLineLanguage } from "../scripts/text/line-language.ts";
import { formatNumber } from "../scripts/text/numbers.ts";
import { fillIn } from "../scripts/text/template.ts";
import { renderAroundPosts } from "./parts/around-posts.ts";
import { renderBreadcrumb } from "./parts/breadcrumb.ts";
import { renderLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";
import { describeProperty } from "./parts/microdata.ts";
import { addPageOf, renderPager, renderPagerLinks } from "./parts/pager.ts";
import { renderByline } from "./parts/post.ts";
import { isQuestion, renderReplies } from "./parts/replies.ts";
import { renderRuns } from "./parts/runs.ts";
import { renderState } from "./parts/state.ts";

/**
 * A later page of a discussion. It shows the start of the first post, which tells readers and
 * search engines what the replies are about (Search Central, "Discussion forum": later pages
 * describe the first post, with the address of the first page).
 */
export function renderFurtherReplies(page: FurtherRepliesPage, site: SiteContext): string {
  const { url, entry, part } = page;
  const { discussion, excerpt } = entry;
  const { words } = site.locale;
  const title = splitTitle(discussion.title);
  const titleLanguage = findLineLanguage(title, site.languages, discussion.language);
  const shownTitle = { text: renderRuns(title), language: renderLanguage(titleLanguage) };
  const summary = findLineLanguage(excerpt, site.languages, discussion.language);
  const type = isQuestion(discussion) ? "Question" : "DiscussionForumPosting";
  const first = link(site.basePath, entry.url);
  const { before, after } = renderAroundPosts(discussion, site);
  const main = html`${renderBreadcrumb(entry, shownTitle, site, part.number)}
${before}<article class="discussion">
<h1${describeProperty(type === "Question" ? "name" : "headline")}${shownTitle.language}>${shownTitle.text}</h1>
${renderState(page, site)}
${renderByline(discussion, type, `${first}#post`, site)}
<p class="excerpt"${describeProperty("text")}${renderLanguage(summary)}>${renderRuns(excerpt)}</p>
</article>
${renderReplies(discussion, site, part)}${after}
${renderPager(entry.url, part, site)}
<p class="all-replies"><a href="${first}#elsewhere">${words.discussion.elsewhere}</a></p>`;
  const values = { title: plainTitle(discussion.title), page: formatNumber(site.locale, part.number) };
  return renderDocument(
    {
      title: fillIn(words.discussion.pageTitle, values),
      description: addPageOf(joinRuns(excerpt) || plainTitle(discussion.title), part, site),
      language: titleLanguage.lang,
      url,
      subject: entry,
      article: { published: discussion.created, modified: entry.activity.at },
      items: { main: type, ...(type === "Question" && { page: "QAPage" }) },
      files: site.assets.post,
      head: renderPagerLinks(entry.url, part, site),
      main,
    },
    site,
  );
}
