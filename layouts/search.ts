import type { SearchPage } from "../scripts/pages/search.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { homeUrl, searchIndexUrl, searchListsUrl, tagIndexUrl } from "../scripts/pages/urls.ts";
import { queryLength } from "../scripts/search/state.ts";
import { link } from "../scripts/text/href.ts";
import { formatDigits } from "../scripts/text/numbers.ts";
import { fillWith } from "../scripts/text/template.ts";
import { renderDocument } from "./parts/document.ts";
import { renderEntryTemplate } from "./parts/entry.ts";
import { html, type Markup } from "./parts/markup.ts";

/** Full-text search. The script renders the results. Without script the page links to the tags. */
export function renderSearch(page: SearchPage, site: SiteContext): string {
  const { search, filter, words } = site.locale;
  const tags = html`<a class="to-tags" href="${link(site.basePath, tagIndexUrl)}">${search.tagsLink}</a>`;
  const main = html`<h1>${search.title}</h1>
<p class="without-search">${fillWith<Markup>(search.withoutScript, { tags })} <a href="${link(site.basePath, homeUrl)}">${words.notFound.home}</a></p>
${renderForm(page, site)}
<p class="found" role="status"></p>
<div class="results">
<p class="failed" hidden><span>${search.failed}</span> <button type="button">${filter.tryAgain}</button></p>
<p class="nothing" hidden><button type="button">${filter.showAll}</button></p>
<ol class="entries"></ol>
<p class="more" hidden><button type="button">${filter.more}</button></p>
<div class="closest"></div>
</div>
${renderEntryTemplate(site)}`;
  const { url } = page;
  return renderDocument({ title: search.title, description: search.description, url, files: site.assets.search, main }, site);
}

function renderForm({ url, tags, years }: SearchPage, site: SiteContext): Markup {
  const { search, filter, digits } = site.locale;
  const displays = Object.entries(filter.display.options).map(([value, label]) => ({ value, label }));
  return html`<form class="search" role="search" action="${link(site.basePath, url)}" data-index="${link(site.basePath, searchIndexUrl)}" data-lists="${link(site.basePath, searchListsUrl)}" autocomplete="off" aria-label="${search.title}">
<p class="query"><input type="search" name="q" maxlength="${queryLength}" enterkeyhint="search" aria-label="${search.title}"> <button type="submit">${search.action}</button></p>
<div class="choices">
${renderSelect(
  "tag",
  search.tag,
  tags.map(({ slug, label }) => ({ value: slug, label })),
)}
${renderSelect("status", search.status, displays)}
${renderSelect(
  "year",
  search.year,
  years.map((year) => ({ value: String(year), label: formatDigits(digits, String(year)) })),
)}
${renderSelect("sort", { label: search.sort.label, all: search.sort.relevance }, [{ value: "newest", label: search.sort.newest }])}
</div>
</form>`;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** `all` is the label of the empty choice. */
function renderSelect(name: string, { label, all }: { readonly label: string; readonly all: string }, options: readonly Option[]): Markup {
  const choices = options.map((option) => html`<option value="${option.value}">${option.label}</option>`);
  return html`<label>${label} <select name="${name}"><option value="">${all}</option>${choices}</select></label>`;
}
