import type { SiteContext } from "../../scripts/pages/site.ts";
import { html, type Markup } from "./markup.ts";

/**
 * The form that filters and sorts the list of tags. It is hidden without script: the list is then
 * complete, most used first.
 */
export function renderTagFinder(site: SiteContext): Markup {
  const { legend, label, order } = site.locale.tagFinder;
  const options = Object.entries(order.options).map(([value, text]) => html`<option value="${value}">${text}</option>`);
  return html`<form class="tag-finder" role="search" aria-label="${legend}" autocomplete="off">
<label>${label} <input type="search"></label>
<label>${order.label} <select>${options}</select></label>
</form>
<p class="found" role="status"></p>
`;
}
