import type { HomePage } from "../scripts/pages/home.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { renderBanner } from "./parts/banner.ts";
import { renderDirection, renderLineLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { renderFeedLinks, renderFeedNav } from "./parts/feed.ts";
import { renderEntries } from "./parts/listing.ts";
import { html } from "./parts/markup.ts";
import { renderTagList } from "./parts/tag-list.ts";

/** The tags, and the latest discussions of the whole site. */
export function renderHome({ url, slice, tags }: HomePage, site: SiteContext): string {
  const { words } = site.locale;
  const shown = tags.map((tag) => ({ tag, count: tag.count }));
  const main = html`${renderBanner(site)}
<h1 itemprop="name"${renderDirection(site.site.name, site)}>${site.site.name}</h1>
<p class="description"${renderLineLanguage(site.site.description, site)}>${site.site.description}</p>
${shown.length > 0 ? html`<nav aria-label="${words.site.tags}">${renderTagList(shown, site)}</nav>` : ""}
<section aria-labelledby="latest"><h2 id="latest" class="section">${words.site.latest}</h2>
${renderEntries(slice, site)}</section>
${renderFeedNav(url, site)}`;
  const items = { page: "CollectionPage" } as const;
  return renderDocument({ description: site.site.description, url, items, head: renderFeedLinks(url, site), main, hasBanner: true }, site);
}
