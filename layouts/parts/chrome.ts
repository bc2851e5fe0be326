import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildContentPageUrl, homeUrl, searchUrl, tagIndexUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { own } from "../own.ts";
import { renderDirection } from "./direction.ts";
import { glass } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { takeOwn } from "./own-part.ts";

/** The top of every page. `url` is that of the page, so that its own link can be marked. */
export function renderHeader(site: SiteContext, url: string | undefined): Markup | "" {
  const { words } = site.locale;
  const current = (target: string) => (url === target ? html` aria-current="page"` : "");
  const usual = html`<header class="site-header">
<a class="brand" href="${link(site.basePath, homeUrl)}"${current(homeUrl)}><bdi>${site.site.name}</bdi></a>
<nav aria-label="${words.site.navigation}"><a href="${link(site.basePath, tagIndexUrl)}"${current(tagIndexUrl)}>${words.site.tags}</a></nav>
${url === searchUrl ? "" : renderSearchBox(site)}</header>`;
  return takeOwn<Markup | "">("header", usual, () => own.header?.(usual, site, url));
}

/** The way to the search page, which has a box of its own; a phone shows the button alone. */
function renderSearchBox(site: SiteContext): Markup | "" {
  if (site.assets.search === undefined) return "";
  const { title, action } = site.locale.search;
  return html`<form class="find" role="search" action="${link(site.basePath, searchUrl)}"><input type="search" name="q" aria-label="${title}" placeholder="${action}"><button type="submit" aria-label="${action}">${glass}</button></form>
`;
}

/** The bottom of every page: the site's description, its own pages, the switch of its colours and the help on its keys. */
export function renderFooter(site: SiteContext): Markup | "" {
  const { words } = site.locale;
  const links = site.pages.map(
    ({ slug, title }) => html`<li><a href="${link(site.basePath, buildContentPageUrl(slug))}"><bdi>${title}</bdi></a></li> `,
  );
  const nav = html`<nav aria-label="${words.site.footer}"><ul class="row">${links}</ul></nav>`;
  const usual = html`<footer class="site-footer">
<p${renderDirection(site.site.description, site)}>${site.site.description}</p>
${links.length > 0 ? nav : ""}
<div class="settings">${renderThemeSwitch(site)} <button type="button" class="keys">${words.site.keys}</button></div>
</footer>`;
  return takeOwn<Markup | "">("footer", usual, () => own.footer?.(usual, site));
}

/** Shown only where the script runs, which makes it work; so is the button beside it. */
function renderThemeSwitch(site: SiteContext): Markup {
  const { label, options } = site.locale.words.site.theme;
  const choices = Object.entries(options).map(([name, text]) => html`<option value="${name === "system" ? "" : name}">${text}</option>`);
  return html`<label class="theme">${label} <select name="theme">${choices}</select></label>`;
}
