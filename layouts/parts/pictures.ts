import { findPicture } from "../../scripts/pages/pictures.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { webManifestUrl } from "../../scripts/pages/urls.ts";
import { link, permalink } from "../../scripts/text/href.ts";
import { html, type Markup } from "./markup.ts";

/**
 * The site's icons for tabs and home screens, and its web manifest. Browsers without SVG icons use
 * the first.
 */
export function renderIcons(site: SiteContext): Markup {
  const { vector, touch, manifest } = site.icons;
  const [small] = manifest;
  return html`${small ? html`<link rel="icon" type="image/png" sizes="${small.size}x${small.size}" href="${link(site.basePath, small.url)}">` : ""}
${vector === undefined ? "" : html`<link rel="icon" type="image/svg+xml" sizes="any" href="${link(site.basePath, vector)}">`}
<link rel="apple-touch-icon" href="${link(site.basePath, touch)}">
<link rel="manifest" href="${link(site.basePath, webManifestUrl)}">`;
}

/** The picture of a link to the page (Open Graph, which Twitter's cards also read). */
export function renderSharePicture(subject: { readonly url: string } | undefined, site: SiteContext): Markup {
  const { url, width, height, alt } = findPicture(site.cards, subject);
  return html`<meta property="og:image" content="${permalink(site.site.base, url)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`;
}
