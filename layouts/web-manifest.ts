import { findColours } from "../scripts/pages/colours.ts";
import type { Page } from "../scripts/pages/page.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { link } from "../scripts/text/href.ts";
import { formatHtmlJson } from "../scripts/text/html-json.ts";

/** For the home screen of a phone (W3C, Web Application Manifest). */
export function renderWebManifest(_page: Page, site: SiteContext): string {
  const { locale, icons } = site;
  const colours = findColours(site.site.theme);
  return formatHtmlJson({
    id: site.basePath,
    name: site.site.name,
    description: site.site.description,
    lang: locale.tag,
    dir: locale.direction,
    start_url: site.basePath,
    scope: site.basePath,
    display: "minimal-ui",
    background_color: colours.page,
    theme_color: colours.page,
    icons: [
      ...(icons.vector === undefined ? [] : [{ src: link(site.basePath, icons.vector), sizes: "any", type: "image/svg+xml" }]),
      ...icons.manifest.map(({ url, size }) => ({
        src: link(site.basePath, url),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: icons.isWhole ? "any" : "any maskable",
      })),
    ],
  });
}
