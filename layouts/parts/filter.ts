import type { TagRef } from "../../scripts/forum/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildFilterUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { cross } from "./icons.ts";
import { html, type Markup } from "./markup.ts";

/** The filters of a tag's listing. Without script, a sentence says that the list is complete. */
export function renderFilter(tag: TagRef, pages: number, site: SiteContext): Markup {
  const { filter } = site.locale;
  return html`<form class="filter" data-listing="${link(site.basePath, buildFilterUrl(tag.url))}" data-pages="${pages}" autocomplete="off" role="search" aria-label="${filter.legend}">
${renderSelect("time", filter.time, filter.empty)}
${renderSelect("display", filter.display, filter.empty)}
</form>
<noscript><p class="without-script">${filter.withoutScript}</p></noscript>
<p class="with" hidden><span></span> <button type="button">${cross}</button></p>
<p class="found" role="status"></p>
<p class="failed" hidden><span>${filter.failed}</span> <button type="button">${filter.tryAgain}</button></p>
<p class="nothing" hidden><button type="button">${filter.showAll}</button></p>`;
}

interface Choice {
  readonly label: string;
  readonly all: string;
  readonly options: Readonly<Record<string, string>>;
}

function renderSelect(name: string, { label, all, options }: Choice, empty: string): Markup {
  const choices = Object.entries(options).map(([value, text]) => html`<option value="${value}">${text}</option>`);
  return html`<label>${label} <select name="${name}"><option value="" aria-label="${all}">${empty}</option>${choices}</select></label>`;
}
