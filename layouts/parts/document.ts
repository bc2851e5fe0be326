import type { PageFiles } from "../../scripts/pages/assets.ts";
import { findColours, findDarkColours } from "../../scripts/pages/colours.ts";
import { policy } from "../../scripts/pages/policy.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { permalink } from "../../scripts/text/href.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { own } from "../own.ts";
import { renderFooter } from "./footer.ts";
import { renderOpenGraph, type Shared } from "./for-machines.ts";
import { renderHeader } from "./header.ts";
import { renderLoaded, renderSource } from "./loaded.ts";
import { html, type Markup, raw } from "./markup.ts";
import { describeItem, type ItemType } from "./microdata.ts";
import { applyOverride } from "./overrides.ts";
import type { Part } from "./own-parts.ts";
import { renderIcons, renderSharePicture } from "./pictures.ts";

/** The parts of a page that differ between kinds of pages. */
export interface DocumentParts {
  /** Plain text, to which the site's name is added. The home page has none. */
  readonly title?: string;
  readonly description: string;
  /** The language of the title, if it is not the site's. */
  readonly language?: Shared["language"];
  /**
   * Site-relative. A page without a url has no canonical address, and search engines do not index
   * it.
   */
  readonly url?: string;
  /** The discussion or the tag of the page. Other sites show its picture. */
  readonly subject?: { readonly url: string };
  /** The times of an article. */
  readonly article?: Shared["article"];
  /** What the page, and the main entity of the page, are to search engines. */
  readonly items?: { readonly page?: ItemType; readonly main?: ItemType };
  /** More links of the head, such as the other pages of a listing. */
  readonly head?: Markup;
  /** Replaces the default policy. */
  readonly policy?: string;
  /** Loaded in addition to the files of every page. */
  readonly files?: PageFiles | undefined;
  /** True if the page shows the banner. */
  readonly hasBanner?: boolean;
  readonly main: Markup;
}

/** The colours of the browser's own bars. */
function renderThemeColours({ site: { theme } }: SiteContext): Markup {
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${findColours(theme).page}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${findDarkColours(theme).page}">`;
}

/**
 * Renders a whole page. The policy comes before everything that loads. The first script comes
 * before everything that is visible, because it selects the theme.
 */
export function renderDocument(parts: DocumentParts, site: SiteContext): string {
  const { locale, assets } = site;
  const { page, main } = parts.items ?? {};
  const title =
    parts.title === undefined ? site.site.name : fillIn(locale.words.site.pageTitle, { title: parts.title, site: site.site.name });
  const ends = parts.hasBanner && site.banner ? html` data-ends="${site.banner.ends}"` : "";
  return String(html`<!doctype html>
<html lang="${locale.tag}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${raw(parts.policy ?? policy)}">
<script ${renderSource(assets.first, site)}${ends}></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${parts.description}">
${parts.url === undefined ? html`<meta name="robots" content="noindex">` : renderAddress({ ...parts, url: parts.url, title: parts.title ?? site.site.name }, parts.subject, site)}
<meta name="color-scheme" content="light dark">
${renderThemeColours(site)}
${renderIcons(site)}
${renderLoaded(parts.files, site)}${parts.head ?? ""}${applyOverride<Part>("head", "", () => own.head?.("", site, parts.url))}</head>
<body${page ? describeItem(page) : ""}>
<a class="skip" href="#main">${locale.words.site.skip}</a>
${renderHeader(site, parts.url)}
<main id="main" tabindex="-1"${main ? describeItem(main, page && "mainEntity") : ""}>
${parts.main}
</main>
${renderFooter(site)}
</body>
</html>
`);
}

/** The address of the page, and its preview on other sites. */
function renderAddress(shared: Shared, subject: DocumentParts["subject"], site: SiteContext): Markup {
  return html`<link rel="canonical" href="${permalink(site.site.base, shared.url)}">
${renderOpenGraph(shared, site)}
${renderSharePicture(subject, site)}`;
}
