import type { SiteContext } from "../../scripts/pages/site.ts";
import type { Moment } from "../../scripts/text/dates.ts";
import { permalink } from "../../scripts/text/href.ts";
import { html, type Markup } from "./markup.ts";

/** The preview of a page on other sites. Only an article has times. */
export interface Shared {
  /** Site-relative. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Languages of title and description, as in `Row`. */
  readonly language?: string | undefined;
  readonly article?: { readonly published: Moment; readonly modified: Moment } | undefined;
}

/** The preview of a link to the page (ogp.me; Twitter's cards read the same). */
export function renderOpenGraph({ url, title, description, language, article }: Shared, site: SiteContext): Markup {
  const { locale } = site;
  const times = article
    ? html`
<meta property="article:published_time" content="${article.published.datetime}">
<meta property="article:modified_time" content="${article.modified.datetime}">`
    : "";
  return html`<meta property="og:type" content="${article ? "article" : "website"}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${permalink(site.site.base, url)}">
<meta property="og:site_name" content="${site.site.name}">
<meta property="og:locale" content="${language ? formatLocale(language) : `${locale.language}_${locale.territory}`}">${times}`;
}

/** The language with its likely country (CLDR, likely subtags), as Open Graph writes them. */
function formatLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
