import type { Entry } from "../../scripts/forum/model.ts";
import { splitTitle } from "../../scripts/forum/title.ts";
import { link, type SiteContext } from "../../scripts/pages/context.ts";
import { html, type Markup } from "./markup.ts";
import { renderRuns, renderRunsDirection } from "./runs.ts";

/** The way from the home page over the discussion's first tag to itself. */
export function renderBreadcrumb({ discussion, tags, url }: Entry, site: SiteContext): Markup {
  const { words } = site.locale;
  const [tag] = tags;
  const title = splitTitle(discussion.title);
  const middle = tag ? html`<li><a href="${link(site, tag.url)}"><bdi>${tag.label}</bdi></a></li> ` : "";
  return html`<nav class="breadcrumb" aria-label="${words.discussion.breadcrumb}"><ol><li><a href="${link(site, "/")}">${words.site.home}</a></li> ${middle}<li><a href="${link(site, url)}" aria-current="page"><bdi${renderRunsDirection(title, site)}>${renderRuns(title)}</bdi></a></li></ol></nav>`;
}
