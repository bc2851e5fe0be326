import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildContentPageUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { own } from "../own.ts";
import { renderLang, renderLineLanguage } from "./direction.ts";
import { html, type Markup } from "./markup.ts";
import { applyOverride } from "./overrides.ts";

/**
 * The bottom of every page: the site's description, the owner's pages, the choice of theme and the
 * help on keys.
 */
export function renderFooter(site: SiteContext): Markup | "" {
  const { words } = site.locale;
  const links = site.pages.map(
    ({ slug, title, lang }) =>
      html`<li><a href="${link(site.basePath, buildContentPageUrl(slug))}"><bdi${renderLang(lang)}>${title}</bdi></a></li> `,
  );
  const nav = html`<nav aria-label="${words.site.footer}"><ul class="row">${links}</ul></nav>`;
  const defaultPart = html`<footer class="site-footer">
<p${renderLineLanguage(site.site.description, site)}>${site.site.description}</p>
${links.length > 0 ? nav : ""}
<div class="settings">${renderThemeSwitch(site)} <button type="button" class="keys">${words.site.keys}</button></div>
</footer>`;
  return applyOverride<Markup | "">("footer", defaultPart, () => own.footer?.(defaultPart, site));
}

/** Hidden without script, as is the button beside it. */
function renderThemeSwitch(site: SiteContext): Markup {
  const { label, options } = site.locale.words.site.theme;
  const choices = Object.entries(options).map(([name, text]) => html`<option value="${name === "system" ? "" : name}">${text}</option>`);
  return html`<label class="theme">${label} <select name="theme">${choices}</select></label>`;
}
