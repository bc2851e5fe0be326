import type { SiteContext } from "../scripts/pages/site.ts";
import type { SitemapPage } from "../scripts/pages/sitemap.ts";
import { permalink } from "../scripts/text/href.ts";
import { html, raw } from "./parts/markup.ts";

const elements = { index: ["sitemapindex", "sitemap"], set: ["urlset", "url"] } as const;

/** A sitemap, or the index of several (sitemaps.org, protocol 0.9). */
export function renderSitemap({ kind, listed }: SitemapPage, site: SiteContext): string {
  const [root, element] = elements[kind];
  const rows = listed.map(
    ({ url, changed }) =>
      html`${raw(`<${element}>`)}<loc>${permalink(site.site.base, url)}</loc>${changed === undefined ? "" : html`<lastmod>${changed}</lastmod>`}${raw(`</${element}>`)}
`,
  );
  return String(html`${raw('<?xml version="1.0" encoding="utf-8"?>')}
${raw(`<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`)}
${rows}${raw(`</${root}>`)}
`);
}
