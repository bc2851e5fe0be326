import type { LoadedFile, PageFiles } from "../../scripts/pages/assets.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { link } from "../../scripts/text/href.ts";
import { html, type Markup } from "./markup.ts";

/**
 * The fonts, style sheets and module scripts of a page: first the shared files, then its own, then
 * the style sheet of the owner. Fonts come first, because a browser finds them late in the style
 * sheet.
 */
export function renderLoaded(files: PageFiles | undefined, site: SiteContext): Markup {
  const { assets } = site;
  const fonts = assets.fonts.map(
    (font) => html`<link rel="preload" as="font" type="font/woff2" href="${link(site.basePath, font)}" crossorigin>
`,
  );
  const styles = [assets.styles, files?.styles, assets.ownStyles]
    .flatMap((file) => file ?? [])
    .map(
      ({ url, integrity }) => html`<link rel="stylesheet" href="${link(site.basePath, url)}" integrity="${integrity}">
`,
    );
  const scripts = [assets.site, ...(files ? [files.script] : [])].map(
    (script) => html`<script type="module" blocking="render" ${renderSource(script, site)}></script>
`,
  );
  return html`${fonts}${styles}${scripts}`;
}

/** The attributes with the address of a script. */
export function renderSource({ url, integrity }: LoadedFile, site: SiteContext): Markup {
  return html`src="${link(site.basePath, url)}" integrity="${integrity}"`;
}
