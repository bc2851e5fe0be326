/** A day: year, month (1–12) and day (from 1). The caller knows which calendar it is in. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayLength = 86_400_000;

/** Days from 1970-01-01 to a Gregorian date; years from 100 on. */
export function countEpochDays({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** The Gregorian date `days` after 1970-01-01. */
export function findDate(days: number): CalendarDate {
  const date = new Date(days * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Number of days in a Gregorian month. */
export function countMonthDays(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Weekday of a Gregorian date; 0 is Sunday. */
export function findWeekday(date: CalendarDate): number {
  return new Date(countEpochDays(date) * dayLength).getUTCDay();
}

/**
 * A date as ISO 8601, or with slashes for the Jalali calendar.
 *
 * @example formatCalendarDate({ year: 2026, month: 1, day: 5 }, "-") // => "2026-01-05"
 */
export function formatCalendarDate({ year, month, day }: CalendarDate, separator: "-" | "/"): string {
  return [String(year).padStart(4, "0"), padTwo(month), padTwo(day)].join(separator);
}

/** @example padTwo(7) // => "07" */
export function padTwo(number: number): string {
  return String(number).padStart(2, "0");
}
