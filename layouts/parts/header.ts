import { findStartAddress } from "../../scripts/pages/contribute.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { homeUrl, searchUrl, tagIndexUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { own } from "../own.ts";
import { glass } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { renderNavLinks } from "./nav-links.ts";
import { applyOverride } from "./overrides.ts";

/** The top of every page. `url` is the url of the page, so that a link to itself is marked. */
export function renderHeader(site: SiteContext, url: string | undefined): Markup | "" {
  const { words } = site.locale;
  const current = (target: string) => (url === target ? html` aria-current="page"` : "");
  const links = renderNavLinks(site, url);
  const nav = html`<nav aria-label="${words.site.navigation}"><a href="${link(site.basePath, tagIndexUrl)}"${current(tagIndexUrl)}>${words.site.tags}</a>${links}${renderStart(site)}</nav>
`;
  const search = url === searchUrl ? "" : renderSearchBox(site);
  // Many links have a line of their own, which follows the search box.
  const parts = links.length > 0 ? [search, nav] : [nav, search];
  const defaultPart = html`<header class="site-header${links.length > 0 ? " with-links" : ""}">
<a class="brand" href="${link(site.basePath, homeUrl)}"${current(homeUrl)}>${renderName(site)}</a>
${parts}</header>`;
  return applyOverride<Markup | "">("header", defaultPart, () => own.header?.(defaultPart, site, url));
}

/** The way to start a discussion, if there is one. */
function renderStart(site: SiteContext): Markup | "" {
  const address = findStartAddress(site);
  return address === undefined ? "" : html` <a class="start" rel="nofollow" href="${address}">${site.locale.words.site.start}</a>`;
}

/** The site's name, or its logo, to which a screen reader gives the same name. */
function renderName({ basePath, logo, site: { name } }: SiteContext): Markup {
  if (!logo) return html`<bdi>${name}</bdi>`;
  return html`<img class="logo" src="${link(basePath, logo.url)}" alt="${name}" width="${logo.width}" height="${logo.height}">`;
}

/** Opens the search page, which has its own box. A phone shows only the button. */
function renderSearchBox(site: SiteContext): Markup | "" {
  if (site.assets.search === undefined) return "";
  const { title, action } = site.locale.search;
  return html`<form class="find" role="search" action="${link(site.basePath, searchUrl)}"><input type="search" name="q" aria-label="${title}" placeholder="${action}"><button type="submit" aria-label="${action}">${glass}</button></form>
`;
}
