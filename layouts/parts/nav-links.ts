import type { NavLink } from "../../scripts/content/settings/nav-field.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { linkPath } from "../../scripts/text/href.ts";
import { arrowOut } from "./icons.ts";
import { html, type Markup } from "./markup.ts";

/** The links of the owner. `url` is the url of the page, so that a link to itself is marked. */
export function renderNavLinks(site: SiteContext, url: string | undefined): readonly Markup[] {
  return site.site.nav.map((link) => renderNavLink(link, site, url));
}

function renderNavLink({ label, link }: NavLink, site: SiteContext, url: string | undefined): Markup {
  if (link.startsWith("/")) {
    const current = link === url ? html` aria-current="page"` : "";
    return html` <a href="${linkPath(site.basePath, link)}"${current}><bdi>${label}</bdi></a>`;
  }
  if (link.startsWith("mailto:") || link.startsWith(site.site.base)) return html` <a href="${link}"><bdi>${label}</bdi></a>`;
  return html` <a href="${link}" rel="external"><bdi>${label}</bdi>${arrowOut}<span class="unseen"> ${site.locale.words.site.external}</span></a>`;
}
