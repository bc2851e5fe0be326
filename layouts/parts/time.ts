import type { SiteContext } from "../../scripts/pages/context.ts";
import { formatAge } from "../../scripts/text/age.ts";
import { formatDate, formatDateTime } from "../../scripts/text/format-date.ts";
import type { Moment } from "../../scripts/text/moment.ts";
import { html, type Markup } from "./markup.ts";

/** The texts of a moment: its age as of the build, its date, and its date and time in full. */
export function describeMoment(moment: Moment, { locale, now, site }: SiteContext) {
  return {
    age: formatAge(locale, now - moment.at, moment.dayOnly),
    date: formatDate(locale, moment, site.zone),
    fullDate: formatDateTime(locale, moment, site.zone),
  };
}

/** A moment with its age, which the script keeps true, and its date, which stands where there is no script. */
export function renderTime(moment: Moment, site: SiteContext): Markup {
  const { age, date, fullDate } = describeMoment(moment, site);
  const dated = age === undefined ? html` class="dated"` : "";
  return html`<time${dated} datetime="${moment.datetime}" data-at="${moment.at}" title="${fullDate}"><span class="age">${age ?? ""}</span><span class="date">${date}</span></time>`;
}
