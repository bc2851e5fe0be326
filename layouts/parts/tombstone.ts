import type { SiteContext } from "../../scripts/pages/site.ts";
import type { Moment } from "../../scripts/text/dates.ts";
import { formatDate } from "../../scripts/text/format-date.ts";
import { fillWith } from "../../scripts/text/template.ts";
import { html, type Markup } from "./markup.ts";

/**
 * What is left of a removed post. It has a date without an age, which its sentence could not hold.
 *
 * @param sentence with `{date}`.
 */
export function renderTombstone(sentence: string, removed: Moment, { locale, site }: SiteContext): Markup {
  const date = html`<time datetime="${removed.datetime}">${formatDate(locale, removed, site.zone)}</time>`;
  return html`<p class="tombstone">${fillWith<Markup>(sentence, { date })}</p>`;
}
