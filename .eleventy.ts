import { renderAuthor } from "./layouts/author.ts";
import { renderDiscussion } from "./layouts/discussion.ts";
import { renderFeed } from "./layouts/feed.ts";
import { renderFilterFile } from "./layouts/filter-file.ts";
import { renderHeaders } from "./layouts/headers.ts";
import { renderHome } from "./layouts/home.ts";
import { renderNotFound } from "./layouts/not-found.ts";
import { renderOldAddresses } from "./layouts/old-addresses.ts";
import { renderRedirect } from "./layouts/redirect.ts";
import { renderRedirectMap } from "./layouts/redirect-map.ts";
import { renderRobots } from "./layouts/robots.ts";
import { renderSearch } from "./layouts/search.ts";
import { renderSitemap } from "./layouts/sitemap.ts";
import { renderTag } from "./layouts/tag.ts";
import { renderTagIndex } from "./layouts/tag-index.ts";
import { renderTextPage } from "./layouts/text-page.ts";
import { renderWebManifest } from "./layouts/web-manifest.ts";
import { configureSite } from "./scripts/build/eleventy-config.ts";
import { planEditor, planEditorSettings } from "./scripts/editor/page.ts";
import { renderEditor } from "./scripts/editor/render-page.ts";
import { renderEditorSettings } from "./scripts/editor/render-settings.ts";
import { definePages } from "./scripts/pages/page.ts";
import {
  planAuthors,
  planDiscussions,
  planHeaders,
  planHome,
  planNotFound,
  planRedirects,
  planRobots,
  planTagIndex,
  planTags,
  planTextPages,
  planWebManifest,
} from "./scripts/pages/plan.ts";
import { planFeeds } from "./scripts/pages/plan-feeds.ts";
import { planFilterFiles } from "./scripts/pages/plan-filter.ts";
import { planOldAddresses, planRedirectMaps } from "./scripts/pages/plan-old-addresses.ts";
import { planSearch } from "./scripts/pages/plan-search.ts";
import { planSitemap } from "./scripts/pages/plan-sitemap.ts";

/**
 * The whole site: what the forum gives, and the layout that shows it. Where two claim one address the later one is at fault, so those whose
 * address an author chooses come last.
 */
export const pages = [
  definePages("home", planHome, renderHome),
  definePages("tag-index", planTagIndex, renderTagIndex),
  definePages("tag", planTags, renderTag),
  definePages("filter-file", planFilterFiles, renderFilterFile),
  definePages("author", planAuthors, renderAuthor),
  definePages("feed", planFeeds, renderFeed),
  definePages("search", planSearch, renderSearch),
  definePages("editor", planEditor, renderEditor),
  definePages("editor-settings", planEditorSettings, renderEditorSettings),
  definePages("not-found", planNotFound, renderNotFound),
  definePages("sitemap", planSitemap, renderSitemap),
  definePages("web-manifest", planWebManifest, renderWebManifest),
  definePages("robots", planRobots, renderRobots),
  definePages("headers", planHeaders, renderHeaders),
  definePages("redirect-map", planRedirectMaps, renderRedirectMap),
  definePages("old-addresses", planOldAddresses, renderOldAddresses),
  definePages("discussion", planDiscussions, renderDiscussion),
  definePages("text-page", planTextPages, renderTextPage),
  definePages("redirect", planRedirects, renderRedirect),
];

/** For Eleventy's own command line, with the bundled content; `npm run build` goes the same way with checks and a report. */
export default configureSite(pages);
