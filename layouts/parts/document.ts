import type { PageFiles } from "../../scripts/pages/assets.ts";
import { findColours, findDarkColours } from "../../scripts/pages/colours.ts";
import { policy } from "../../scripts/pages/policy.ts";
import type { Schema } from "../../scripts/pages/schema.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { permalink } from "../../scripts/text/href.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { renderFooter } from "./footer.ts";
import { renderOpenGraph, renderSchema, type Shared } from "./for-machines.ts";
import { renderHeader } from "./header.ts";
import { renderLoaded, renderSource } from "./loaded.ts";
import { html, type Markup, raw } from "./markup.ts";
import { renderIcons, renderSharePicture } from "./pictures.ts";

/** What the shell of a page needs to know of it. */
export interface DocumentParts {
  /** Plain text; the site's name is added. Without one the page is the site's own first page. */
  readonly title?: string;
  readonly description: string;
  /** Site-relative address of the page; without one the page has no canonical address and is kept out of indexes. */
  readonly url?: string;
  /** The discussion or the tag that the page shows, whose picture stands for it elsewhere. */
  readonly subject?: { readonly url: string };
  /** Times of a page that is an article. */
  readonly article?: Shared["article"];
  /** What the page is, for machines. */
  readonly schema?: Schema;
  /** Links of the head beside the usual ones, such as those of a listing's other pages. */
  readonly head?: Markup;
  /** In place of the policy of every page. */
  readonly policy?: string;
  /** Beside the files of every page. */
  readonly files?: PageFiles | undefined;
  /** True where the page shows the banner. */
  readonly hasBanner?: boolean;
  readonly main: Markup;
}

/** What the browser's own bars are painted with. */
function renderThemeColours({ site: { theme } }: SiteContext): Markup {
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${findColours(theme).page}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${findDarkColours(theme).page}">`;
}

/** A whole page. The policy stands before everything that loads, and the first script before everything that shows. */
export function renderDocument(parts: DocumentParts, site: SiteContext): string {
  const { locale, assets } = site;
  const title =
    parts.title === undefined ? site.site.name : fillIn(locale.words.site.pageTitle, { title: parts.title, site: site.site.name });
  const ends = parts.hasBanner && site.banner ? html` data-ends="${site.banner.ends}"` : "";
  return String(html`<!doctype html>
<html lang="${locale.language}" dir="${locale.direction}">
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
${renderLoaded(parts.files, site)}${parts.head ?? ""}${parts.schema ? renderSchema(parts.schema) : ""}</head>
<body>
<a class="skip" href="#main">${locale.words.site.skip}</a>
${renderHeader(site, parts.url)}
<main id="main" tabindex="-1">
${parts.main}
</main>
${renderFooter(site)}
</body>
</html>
`);
}

/** Where the page is, and how it is shown elsewhere. */
function renderAddress(shared: Shared, subject: DocumentParts["subject"], site: SiteContext): Markup {
  return html`<link rel="canonical" href="${permalink(site.site.base, shared.url)}">
${renderOpenGraph(shared, site)}
${renderSharePicture(subject, site)}`;
}
