import type { RemovedPage } from "../scripts/pages/removed.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { buildDiscussionUrl, homeUrl } from "../scripts/pages/urls.ts";
import { link } from "../scripts/text/href.ts";
import { formatNumber } from "../scripts/text/numbers.ts";
import { fillIn } from "../scripts/text/template.ts";
import { renderAroundPosts } from "./parts/around-posts.ts";
import { renderDocument } from "./parts/document.ts";
import { renderElsewhere } from "./parts/elsewhere.ts";
import { html } from "./parts/markup.ts";
import { describeProperty } from "./parts/microdata.ts";
import { renderPager, renderPagerLinks } from "./parts/pager.ts";
import { renderReplies } from "./parts/replies.ts";
import { renderTombstone } from "./parts/tombstone.ts";

/**
 * A discussion whose first post was removed, with the replies that are left. Search engines do not
 * index it. Names lead to no author page, since none lists this discussion: so the page does not
 * depend on what the same people write elsewhere.
 */
export function renderRemoved({ discussion, removed, part }: RemovedPage, site: SiteContext): string {
  const { words } = site.locale;
  const alone: SiteContext = { ...site, authors: new Map() };
  const { title } = words.removed;
  const first = buildDiscussionUrl(discussion.slug);
  const { before, after } = renderAroundPosts(discussion, site);
  const main = html`<nav class="breadcrumb" aria-label="${words.discussion.breadcrumb}"><ol><li><a href="${link(site.basePath, homeUrl)}">${words.site.home}</a></li></ol></nav>
${before}<article class="discussion"${part && part.number > 1 ? "" : html` id="post"`}>
<h1${describeProperty("headline")}>${title}</h1>
${renderTombstone(words.removed.post, removed, site)}
</article>
${renderReplies(discussion, alone, part)}${after}${
  part
    ? html`
${renderPager(first, part, site)}${renderElsewhere(part, site)}`
    : ""
}`;
  const number = part ? formatNumber(site.locale, part.number) : "";
  return renderDocument(
    {
      title: part && part.number > 1 ? fillIn(words.discussion.pageTitle, { title, page: number }) : title,
      description: title,
      files: site.assets.post,
      items: { main: "DiscussionForumPosting" },
      ...(part && { head: renderPagerLinks(first, part, site) }),
      main,
    },
    site,
  );
}
