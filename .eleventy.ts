import { renderAuthor } from "./layouts/author.ts";
import { renderContentPage } from "./layouts/content-page.ts";
import { renderDiscussion } from "./layouts/discussion.ts";
import { renderFeed } from "./layouts/feed.ts";
import { renderFilterFile } from "./layouts/filter-file.ts";
import { renderFurtherReplies } from "./layouts/further-replies.ts";
import { renderHeaders } from "./layouts/headers.ts";
import { renderHome } from "./layouts/home.ts";
import { renderNotFound } from "./layouts/not-found.ts";
import { renderOldAddresses } from "./layouts/old-addresses.ts";
import { renderRedirect } from "./layouts/redirect.ts";
import { renderRedirectMap } from "./layouts/redirect-map.ts";
import { renderRemoved } from "./layouts/removed.ts";
import { renderRobots } from "./layouts/robots.ts";
import { renderSearch } from "./layouts/search.ts";
import { renderSitemap } from "./layouts/sitemap.ts";
import { renderTag } from "./layouts/tag.ts";
import { renderTagIndex } from "./layouts/tag-index.ts";
import { renderWebManifest } from "./layouts/web-manifest.ts";
import { configureSite } from "./scripts/build/eleventy-config.ts";
import { planEditor, renderEditor } from "./scripts/editor/page.ts";
import { planEditorSettings, renderEditorSettings } from "./scripts/editor/settings.ts";
import { planAuthors } from "./scripts/pages/author.ts";
import { planContentPages } from "./scripts/pages/content-page.ts";
import { planDiscussions } from "./scripts/pages/discussion.ts";
import { planFeeds } from "./scripts/pages/feed.ts";
import { planFilterFiles } from "./scripts/pages/filter-file.ts";
import { planFurtherReplies } from "./scripts/pages/further-replies.ts";
import { planHeaders } from "./scripts/pages/headers.ts";
import { planHome } from "./scripts/pages/home.ts";
import { planMovedFeeds, planMovedListings } from "./scripts/pages/moved-listing.ts";
import { planNotFound } from "./scripts/pages/not-found.ts";
import { planOldAddresses } from "./scripts/pages/old-addresses.ts";
import { definePages } from "./scripts/pages/page.ts";
import { planRedirects } from "./scripts/pages/redirect.ts";
import { planRedirectMaps } from "./scripts/pages/redirect-map.ts";
import { planRemoved } from "./scripts/pages/removed.ts";
import { planRobots } from "./scripts/pages/robots.ts";
import { planSearch } from "./scripts/pages/search.ts";
import { planSitemap } from "./scripts/pages/sitemap.ts";
import { planTags } from "./scripts/pages/tag.ts";
import { planTagIndex } from "./scripts/pages/tag-index.ts";
import { planWebManifest } from "./scripts/pages/web-manifest.ts";

/**
 * The whole site: each kind of page with its plan and its layout. If two pages claim one address,
 * the later one has the problem. So the kinds with addresses that an author chooses come last.
 */
export const pages = [
  definePages("home", "forum", planHome, renderHome),
  definePages("tag-index", "forum", planTagIndex, renderTagIndex),
  definePages("tag", "listings", planTags, renderTag),
  definePages("filter-file", "listings", planFilterFiles, renderFilterFile),
  definePages("author", "listings", planAuthors, renderAuthor),
  definePages("feed", "listings", planFeeds, renderFeed),
  definePages("search", "forum", planSearch, renderSearch),
  definePages("editor", "settings", planEditor, renderEditor),
  definePages("editor-settings", "forum", planEditorSettings, renderEditorSettings),
  definePages("not-found", "settings", planNotFound, renderNotFound),
  definePages("sitemap", "forum", planSitemap, renderSitemap),
  definePages("web-manifest", "settings", planWebManifest, renderWebManifest),
  definePages("robots", "settings", planRobots, renderRobots),
  definePages("headers", "settings", planHeaders, renderHeaders),
  definePages("redirect-map", "settings", planRedirectMaps, renderRedirectMap),
  definePages("old-addresses", "settings", planOldAddresses, renderOldAddresses),
  definePages("discussion", "discussions", planDiscussions, renderDiscussion),
  definePages("further-replies", "discussions", planFurtherReplies, renderFurtherReplies),
  definePages("removed", "discussions", planRemoved, renderRemoved),
  definePages("content-page", "settings", planContentPages, renderContentPage),
  definePages("redirect", "settings", planRedirects, renderRedirect),
  definePages("moved-listing", "settings", planMovedListings, renderRedirect),
  definePages("moved-feed", "listings", planMovedFeeds, renderFeed),
];

/**
 * For Eleventy's own command line, with the bundled content. `npm run build` uses the same
 * configuration, with checks and a report.
 */
export default configureSite(pages);
