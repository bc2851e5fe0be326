import { type CalendarDate, countEpochDays, findDate } from "./calendar.ts";

/** 1 Farvardin 1, in days from 1970-01-01. */
const epoch = -492_268;

/**
 * Leap years of the arithmetic that are a year early: by law the equinox at 52.5° E decides, and
 * the next year is the leap year (M. Heydari, *A study of the Iranian solar calendar*, 2004; the
 * table in ICU's `persncal.cpp`). Complete until 1700.
 */
const late: readonly number[] = [1502, 1601, 1634, 1667];

/**
 * Converts a Gregorian date. Correct from 1100 to 1700 AP: 8 leap years in 33, with the corrections
 * of `late`.
 *
 * @example toJalali({ year: 2026, month: 5, day: 2 }) // => { year: 1405, month: 2, day: 12 }
 */
export function toJalali(date: CalendarDate): CalendarDate {
  const days = countEpochDays(date);
  let year = date.year - 621;
  if (days < startOfYear(year)) year--;
  const day = days - startOfYear(year);
  const month = day < 186 ? Math.floor(day / 31) : Math.floor((day - 6) / 30);
  return { year, month: month + 1, day: day - countDaysBefore(month + 1) + 1 };
}

/**
 * Converts a Jalali date, which must exist.
 *
 * @example fromJalali({ year: 1404, month: 10, day: 15 }) // => { year: 2026, month: 1, day: 5 }
 */
export function fromJalali({ year, month, day }: CalendarDate): CalendarDate {
  return findDate(startOfYear(year) + countDaysBefore(month) + day - 1);
}

/**
 * Number of days in a month (1–12): 31 in the first six, then 30; Esfand has 29, or 30 in a leap
 * year.
 */
export function countJalaliMonthDays(year: number, month: number): number {
  if (month < 12) return month < 7 ? 31 : 30;
  return startOfYear(year + 1) - startOfYear(year) - 336;
}

function countDaysBefore(month: number): number {
  return 30 * (month - 1) + Math.min(month - 1, 6);
}

/** First day of a year, in days from 1970-01-01. */
function startOfYear(year: number): number {
  const days = epoch + 365 * (year - 1) + Math.floor((8 * year + 21) / 33);
  return late.includes(year - 1) ? days - 1 : days;
}
