import type { Locale } from "../locale/locale.ts";
import { type CalendarDate, countEpochDays, findDate, findWeekday, padTwo } from "./calendar.ts";
import { type Moment, startOfDay } from "./dates.ts";
import { toJalali } from "./jalali.ts";
import { formatDigits } from "./numbers.ts";
import { fillIn } from "./template.ts";
import { readLocalTime, type Zone } from "./zone.ts";

type DateLocale = Pick<Locale, "digits" | "dates">;

/**
 * The day of a moment in a zone. A moment without a time keeps its written day in every zone.
 *
 * @example formatDate(fa, moment, tehran) // => "۱۲ اردیبهشت ۱۴۰۵"
 */
export function formatDate(locale: DateLocale, moment: Moment, zone: Zone): string {
  return fillDate(locale, locale.dates.date, readDay(moment, zone));
}

/**
 * The weekday and day of a moment, and its time if one was written.
 *
 * @example formatDateTime(fa, moment, tehran) // => "شنبه ۱۲ اردیبهشت ۱۴۰۵، ساعت ۱۰:۳۰"
 */
export function formatDateTime(locale: DateLocale, moment: Moment, zone: Zone): string {
  const date = fillDate(locale, locale.dates.fullDate, readDay(moment, zone));
  return moment.dayOnly ? date : fillIn(locale.dates.dateTime, { date, time: formatTime(locale, moment.at, zone) });
}

/**
 * The deadline of a campaign, for readers without the countdown.
 *
 * @param at the end in seconds since the epoch, excluded.
 *
 * @example formatDeadline(fa, endOfDay({ year: 2026, month: 12, day: 21 }, tehran), tehran)
 * // => "تا پایان دوشنبه ۳۰ آذر ۱۴۰۵ به وقت تهران"
 */
export function formatDeadline(locale: DateLocale, at: number, zone: Zone): string {
  const { date } = readLocalTime(at, zone);
  const place = { zone: nameZone(locale, zone) };
  if (at === startOfDay(date, zone)) {
    const last = findDate(countEpochDays(date) - 1);
    return fillIn(locale.dates.deadlineDay, { ...place, date: fillDate(locale, locale.dates.fullDate, last) });
  }
  const time = formatTime(locale, at, zone);
  return fillIn(locale.dates.deadlineTime, { ...place, date: fillDate(locale, locale.dates.fullDate, date), time });
}

/** The year of a moment in the calendar of the locale. */
export function findYear({ dates }: Pick<Locale, "dates">, moment: Moment, zone: Zone): number {
  const date = readDay(moment, zone);
  return (dates.calendar === "jalali" ? toJalali(date) : date).year;
}

function readDay(moment: Moment, zone: Zone): CalendarDate {
  if (!moment.dayOnly) return readLocalTime(moment.at, zone).date;
  const [year = 0, month = 0, day = 0] = moment.datetime.split("-").map(Number);
  return { year, month, day };
}

/** Converts a Gregorian date to the calendar of the locale and fills a template with it. */
function fillDate({ digits, dates }: DateLocale, template: string, date: CalendarDate): string {
  const { year, month, day } = dates.calendar === "jalali" ? toJalali(date) : date;
  return fillIn(template, {
    weekday: dates.weekdays[findWeekday(date)] ?? "",
    day: formatDigits(digits, String(day)),
    month: dates.months[month - 1] ?? "",
    year: formatDigits(digits, String(year)),
  });
}

/** 24-hour time with two digits each. */
function formatTime({ digits }: DateLocale, at: number, zone: Zone): string {
  const { time } = readLocalTime(at, zone);
  return formatDigits(digits, `${padTwo(Math.floor(time / 3600))}:${padTwo(Math.floor(time / 60) % 60)}`);
}

/** The name of a zone in the locale, else its city: `America/New_York` becomes New York. */
function nameZone({ dates }: DateLocale, { name }: Zone): string {
  const known = Object.hasOwn(dates.zones, name) ? dates.zones[name] : undefined;
  return known ?? (name.split("/").at(-1) ?? name).replaceAll("_", " ");
}
