import type { Calendar } from "../locale/calendars.ts";
import { type CalendarDate, countMonthDays, formatCalendarDate } from "./calendar.ts";
import { countJalaliMonthDays, fromJalali } from "./jalali.ts";
import { showValue } from "./show-value.ts";
import { formatWrittenTime, type WrittenDate } from "./written-date.ts";

/** The first accepted Gregorian year. Jalali years are smaller, so the two are never confused. */
export const firstYear = 1700;
const firstJalaliYear = 1200;
const lastJalaliYear = 1600;

/** A broken rule for dates, with its values. The texts are in quoted form. */
export type DateViolation = { readonly written: string } & (
  | { readonly rule: "noSuchMonth" | "noSuchTime" | "noSuchOffset" }
  | { readonly rule: "notDate"; readonly calendar: Calendar }
  | { readonly rule: "earlyYear"; readonly first: number; readonly calendar: Calendar }
  | { readonly rule: "jalaliWithHyphens"; readonly first: number; readonly gregorian: string; readonly jalali: string | undefined }
  | { readonly rule: "slashesWithoutJalali"; readonly right: string | undefined }
  | { readonly rule: "noJalaliYear"; readonly first: number; readonly last: number }
  | { readonly rule: "gregorianWithSlashes"; readonly right: string | undefined; readonly calendar: Calendar }
  | { readonly rule: "noSuchDay"; readonly last: number }
  | { readonly rule: "otherSpelling"; readonly right: string }
);

type Rule = (written: WrittenDate, calendar: Calendar) => DateViolation | undefined;

const rules: readonly Rule[] = [checkHyphens, checkSlashes, checkMonth, checkDay, checkSpelling, checkTime, checkOffset];

/**
 * Returns the first rule that a date breaks.
 *
 * @param calendar of the site. Slashes mean the Jalali calendar only if the site has it: elsewhere
 * people mean other calendars too, such as the Islamic one.
 */
export function findDateViolation(written: WrittenDate, calendar: Calendar): DateViolation | undefined {
  for (const rule of rules) {
    const violation = rule(written, calendar);
    if (violation) return violation;
  }
  return undefined;
}

function checkHyphens({ raw, separator, date, time }: WrittenDate, calendar: Calendar): DateViolation | undefined {
  if (separator === "/" || date.year >= firstYear) return undefined;
  const written = showValue(raw);
  if (!isJalali(date)) return { rule: "earlyYear", written, first: firstYear, calendar };
  const gregorian = showValue(spellGregorian(date, time));
  const jalali = calendar === "jalali" ? showValue(formatCalendarDate(date, "/") + formatWrittenTime(time)) : undefined;
  return { rule: "jalaliWithHyphens", written, first: firstYear, gregorian, jalali };
}

function checkSlashes({ raw, separator, date, time }: WrittenDate, calendar: Calendar): DateViolation | undefined {
  if (separator === "-" || (calendar === "jalali" && isJalaliYear(date.year))) return undefined;
  const written = showValue(raw);
  if (date.year < firstYear && calendar !== "jalali") {
    const right = isJalali(date) ? showValue(spellGregorian(date, time)) : undefined;
    return { rule: "slashesWithoutJalali", written, right };
  }
  if (date.year < firstYear) return { rule: "noJalaliYear", written, first: firstJalaliYear, last: lastJalaliYear };
  const right = isGregorian(date) ? showValue(formatCalendarDate(date, "-") + formatWrittenTime(time)) : undefined;
  return { rule: "gregorianWithSlashes", written, right, calendar };
}

function checkMonth({ raw, date: { month } }: WrittenDate): DateViolation | undefined {
  return month >= 1 && month <= 12 ? undefined : { rule: "noSuchMonth", written: showValue(raw) };
}

function checkDay({ raw, separator, date: { year, month, day } }: WrittenDate): DateViolation | undefined {
  const last = separator === "-" ? countMonthDays(year, month) : countJalaliMonthDays(year, month);
  return day >= 1 && day <= last ? undefined : { rule: "noSuchDay", written: showValue(raw), last };
}

/** ISO 8601 requires two digits for month and day, and Latin digits. */
function checkSpelling({ raw, separator, date, time }: WrittenDate): DateViolation | undefined {
  if (separator === "/" || /^\d{4}-\d\d-\d\d/.test(raw)) return undefined;
  return {
    rule: "otherSpelling",
    written: showValue(raw),
    right: showValue(formatCalendarDate(date, separator) + formatWrittenTime(time)),
  };
}

function checkTime({ raw, time }: WrittenDate): DateViolation | undefined {
  if (!time || (time.hour < 24 && time.minute < 60 && time.second < 60)) return undefined;
  return { rule: "noSuchTime", written: showValue(raw) };
}

function checkOffset({ raw, time }: WrittenDate): DateViolation | undefined {
  if (!time || !Number.isNaN(time.offset)) return undefined;
  return { rule: "noSuchOffset", written: showValue(raw) };
}

/** A Jalali date as the Gregorian one, with its time. */
function spellGregorian(date: CalendarDate, time: WrittenDate["time"]): string {
  return formatCalendarDate(fromJalali(date), "-") + formatWrittenTime(time);
}

function isJalaliYear(year: number): boolean {
  return year >= firstJalaliYear && year <= lastJalaliYear;
}

function isJalali({ year, month, day }: CalendarDate): boolean {
  return isJalaliYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= countJalaliMonthDays(year, month);
}

function isGregorian({ year, month, day }: CalendarDate): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= countMonthDays(year, month);
}
