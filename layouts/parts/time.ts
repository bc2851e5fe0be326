import type { Row } from "../../scripts/listing/row.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import type { Moment } from "../../scripts/text/dates.ts";
import { formatDate, formatDateTime } from "../../scripts/text/format-date.ts";
import { html, type Markup } from "./markup.ts";

/** A touch, which hovers over nothing, brings the whole date; the keyboard does not stop at every entry. */
const focusable = html` tabindex="-1"`;

/** A moment with its age as of the build, which the script keeps true, and its date, which stands where there is no script. */
export function renderTime(
  { at, datetime, date, fullDate }: Pick<Row, "at" | "datetime" | "date" | "fullDate">,
  site: SiteContext,
  stop: Markup | "" = focusable,
): Markup {
  const age = site.clock.readAge(site.locale, { at, dayOnly: datetime.length === 10 });
  const dated = age === undefined ? html` class="dated"` : "";
  return html`<time${dated}${stop} datetime="${datetime}" data-at="${at}" title="${fullDate}"><span class="age">${age ?? ""}</span><span class="date">${date}</span></time>`;
}

/** The same for a moment of a post, where a link around it or beside it has the focus. */
export function renderMoment(moment: Moment, site: SiteContext): Markup {
  const { locale, site: settings } = site;
  const date = formatDate(locale, moment, settings.zone);
  return renderTime({ date, fullDate: formatDateTime(locale, moment, settings.zone), ...moment }, site, "");
}
