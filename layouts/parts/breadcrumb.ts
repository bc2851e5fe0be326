import type { Entry } from "../../scripts/forum/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { homeUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { formatNumber } from "../../scripts/text/numbers.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { html, type Markup } from "./markup.ts";
import { describeProperty } from "./microdata.ts";

/** A title, and the attributes of the element that holds it. */
interface ShownTitle {
  readonly text: readonly (Markup | string)[];
  readonly language: Markup;
}

const part = describeProperty("isPartOf");
const address = describeProperty("url");

/**
 * Links to the home page, the discussion's first tag and the discussion itself. The last two
 * describe the discussion to search engines.
 *
 * @param page the number (1-based) of a page of the discussion.
 */
export function renderBreadcrumb({ tags, url }: Entry, title: ShownTitle, site: SiteContext, page = 1): Markup {
  const { words } = site.locale;
  const [tag] = tags;
  const middle = tag ? html`<li><a${part} href="${link(site.basePath, tag.url)}"><bdi>${tag.label}</bdi></a></li> ` : "";
  const current = html` aria-current="page"`;
  const later = page > 1 ? html` <li${current}>${fillIn(words.pager.page, { page: formatNumber(site.locale, page) })}</li>` : "";
  return html`<nav class="breadcrumb" aria-label="${words.discussion.breadcrumb}"><ol><li><a href="${link(site.basePath, homeUrl)}">${words.site.home}</a></li> ${middle}<li><a${address} href="${link(site.basePath, url)}"${page > 1 ? "" : current}><bdi${title.language}>${title.text}</bdi></a></li>${later}</ol></nav>`;
}
