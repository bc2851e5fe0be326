import type { Calendar } from "../locale/calendars.ts";
import { type CalendarDate, countEpochDays, findDate, formatCalendarDate } from "./calendar.ts";
import { type DateViolation, findDateViolation } from "./date-rules.ts";
import { fromJalali } from "./jalali.ts";
import { showValue } from "./show-value.ts";
import { splitDate, type WrittenTime } from "./written-date.ts";
import { findInstant, type Zone } from "./zone.ts";

/** How a site writes its dates; a `Site` is one. */
export interface DateConvention {
  /** Of times without an offset. */
  readonly zone: Zone;
  /** Dates with slashes are read in the Jalali calendar only. */
  readonly calendar: Calendar;
}

/** A point in time as an author wrote it: an instant, or a whole day in the site's zone. */
export interface Moment {
  /** Seconds since 1970-01-01T00:00:00Z. For a day: its start in the site's zone. */
  readonly at: number;
  /** For `<time datetime>`: `2026-05-02` for a day, else UTC, `2026-05-02T07:00:00Z`. */
  readonly datetime: string;
  /** True if no time of day was written. */
  readonly dayOnly: boolean;
}

export type MomentReading = { readonly ok: true; readonly moment: Moment } | { readonly ok: false; readonly violation: DateViolation };

/**
 * Reads a written date or date-time: ISO 8601, or with slashes the Jalali calendar if the site has
 * it. Out-of-range values are violations; they never roll over.
 *
 * @example parseMoment("1405/02/12 10:30", { zone: tehran, calendar: "jalali" })
 * // => { ok: true, moment: { at: 1777705200, datetime: "2026-05-02T07:00:00Z", dayOnly: false } }
 */
export function parseMoment(raw: string, { zone, calendar }: DateConvention): MomentReading {
  const written = splitDate(raw);
  if (!written) return { ok: false, violation: { rule: "notDate", written: showValue(raw), calendar } };
  const violation = findDateViolation(written, calendar);
  if (violation) return { ok: false, violation };
  const date = written.separator === "-" ? written.date : fromJalali(written.date);
  return { ok: true, moment: written.time ? buildTime(date, written.time, zone) : buildDay(date, zone) };
}

/**
 * The start of a Gregorian date, in seconds since the epoch. If midnight is skipped, it is later.
 */
export function startOfDay(date: CalendarDate, zone: Zone): number {
  return findInstant({ date, time: 0 }, zone);
}

/** The end of a Gregorian date, excluded: the start of the next date. */
export function endOfDay(date: CalendarDate, zone: Zone): number {
  return startOfDay(findDate(countEpochDays(date) + 1), zone);
}

function buildDay(date: CalendarDate, zone: Zone): Moment {
  return { at: startOfDay(date, zone), datetime: formatCalendarDate(date, "-"), dayOnly: true };
}

function buildTime(date: CalendarDate, written: WrittenTime, zone: Zone): Moment {
  const time = written.hour * 3600 + written.minute * 60 + written.second;
  const at = written.zone === "" ? findInstant({ date, time }, zone) : countEpochDays(date) * 86_400 + time - written.offset;
  return { at, datetime: new Date(at * 1000).toISOString().replace(".000Z", "Z"), dayOnly: false };
}
