import type { SiteContext } from "../../scripts/pages/site.ts";
import { arrowNext, arrowPrevious } from "./icons.ts";
import { html, type Markup } from "./markup.ts";

/**
 * The template of the links to the previous and next discussion. The script fills it from the
 * listing that the reader came from.
 */
export function renderNeighboursTemplate(site: SiteContext): Markup {
  const { neighbours, previous, next } = site.locale.words.discussion;
  return html`<template class="neighbours"><nav class="neighbours" aria-label="${neighbours}">
<a rel="prev" href="">${arrowPrevious} <span>${previous}</span> <bdi></bdi></a>
<a rel="next" href="">${arrowNext} <span>${next}</span> <bdi></bdi></a>
</nav></template>`;
}
