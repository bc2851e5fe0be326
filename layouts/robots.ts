import type { Page } from "../scripts/pages/page.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { sitemapUrl } from "../scripts/pages/urls.ts";
import { permalink } from "../scripts/text/href.ts";

/**
 * Allows everything (RFC 9309). Search engines read the file only at the root of a host, so it has
 * no effect for a site in a folder.
 */
export function renderRobots(_page: Page, site: SiteContext): string {
  return `User-agent: *
Allow: /

Sitemap: ${permalink(site.site.base, sitemapUrl)}
`;
}
