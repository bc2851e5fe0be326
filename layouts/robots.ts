import type { Page } from "../scripts/pages/page.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { sitemapUrl } from "../scripts/pages/urls.ts";
import { permalink } from "../scripts/text/href.ts";

/** Everything may be read (RFC 9309). Search engines ask for it at the root of a host, so that it counts only for a site that lies there. */
export function renderRobots(_page: Page, site: SiteContext): string {
  return `User-agent: *
Allow: /

Sitemap: ${permalink(site.site.base, sitemapUrl)}
`;
}
