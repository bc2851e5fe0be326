import type { Row } from "../../scripts/listing/row.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import type { Moment } from "../../scripts/text/dates.ts";
import { formatDate, formatDateTime } from "../../scripts/text/format-date.ts";
import { html, type Markup } from "./markup.ts";
import { describeProperty } from "./microdata.ts";

/** What a time is of the post that it belongs to. */
type DateProperty = "datePublished" | "dateModified";

/**
 * A touch cannot hover, so it focuses a time to show the full date. The keyboard skips the time,
 * and shows the date when it stops at the entry.
 */
const focusable = html` tabindex="-1"`;

/**
 * A time with its age as of the build, and its date. The script updates the age. Without script the
 * reader sees the date.
 */
export function renderTime(
  { at, datetime, date, fullDate }: Pick<Row, "at" | "datetime" | "date" | "fullDate">,
  site: SiteContext,
  property?: DateProperty,
  stop: Markup | "" = focusable,
): Markup {
  const age = site.clock.readAge(site.locale, { at, dayOnly: datetime.length === 10 });
  const dated = age === undefined ? html` class="dated"` : "";
  return html`<time${dated}${stop}${property ? describeProperty(property) : ""} datetime="${datetime}" data-at="${at}" title="${fullDate}"><span class="age">${age ?? ""}</span><span class="date">${date}</span></time>`;
}

/** The time of a post. The link around it or next to it takes the focus. */
export function renderMoment(moment: Moment, site: SiteContext, property?: DateProperty): Markup {
  const { locale, site: settings } = site;
  const date = formatDate(locale, moment, settings.zone);
  return renderTime({ date, fullDate: formatDateTime(locale, moment, settings.zone), ...moment }, site, property, "");
}
