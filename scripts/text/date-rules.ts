import { type CalendarDate, countMonthDays, spellDate } from "./calendar.ts";
import type { Flaw } from "./flaw.ts";
import { countJalaliMonthDays, fromJalali } from "./jalali.ts";
import { quoteValue } from "./quote.ts";
import { spellTime, type WrittenDate } from "./written-date.ts";

/** The first Gregorian year that is taken, so that a Jalali year is never taken for one. */
export const firstYear = 1700;
const firstJalaliYear = 1200;
const lastJalaliYear = 1600;

export const usage = "Write it like `2026-05-02`, `2026-05-02 10:30`, `2026-05-02T10:30:00+03:30` or `1405/02/12`.";

type Rule = (written: WrittenDate) => Flaw | undefined;

const rules: readonly Rule[] = [checkHyphens, checkSlashes, checkMonth, checkDay, checkSpelling, checkTime, checkOffset];

/** The first rule that a date breaks. */
export function findDateFlaw(written: WrittenDate): Flaw | undefined {
  for (const rule of rules) {
    const flaw = rule(written);
    if (flaw) return flaw;
  }
  return undefined;
}

function checkHyphens({ raw, separator, date, time }: WrittenDate): Flaw | undefined {
  if (separator === "/" || date.year >= firstYear) return undefined;
  const reason = `${quoteValue(raw)} has hyphens and a year before ${firstYear}`;
  if (!isJalali(date)) return { reason, fix: usage };
  const gregorian = quoteValue(spellDate(fromJalali(date), "-") + spellTime(time));
  const jalali = quoteValue(spellDate(date, "/") + spellTime(time));
  return { reason, fix: `Write the Gregorian date ${gregorian} or, with slashes, the Jalali date ${jalali}.` };
}

function checkSlashes({ raw, separator, date, time }: WrittenDate): Flaw | undefined {
  if (separator === "-" || isJalaliYear(date.year)) return undefined;
  if (date.year < firstYear) {
    return {
      reason: `${quoteValue(raw)} has no year of the Jalali calendar`,
      fix: `Write a year from ${firstJalaliYear} to ${lastJalaliYear}.`,
    };
  }
  const fix = isGregorian(date) ? `Write it with hyphens: ${quoteValue(spellDate(date, "-") + spellTime(time))}.` : usage;
  return { reason: `${quoteValue(raw)} has slashes, which are for Jalali dates, and a Gregorian year`, fix };
}

function checkMonth({ raw, date: { month } }: WrittenDate): Flaw | undefined {
  if (month >= 1 && month <= 12) return undefined;
  return { reason: `${quoteValue(raw)} has a month that no calendar has`, fix: "Write a month from 01 to 12." };
}

function checkDay({ raw, separator, date: { year, month, day } }: WrittenDate): Flaw | undefined {
  const last = separator === "-" ? countMonthDays(year, month) : countJalaliMonthDays(year, month);
  if (day >= 1 && day <= last) return undefined;
  return { reason: `${quoteValue(raw)} has a day that its month does not have`, fix: `Write a day from 01 to ${last}.` };
}

/** ISO 8601 knows two digits for month and day, and Latin digits alone. */
function checkSpelling({ raw, separator, date, time }: WrittenDate): Flaw | undefined {
  if (separator === "/" || /^\d{4}-\d\d-\d\d/.test(raw)) return undefined;
  const right = spellDate(date, separator) + spellTime(time);
  return { reason: `${quoteValue(raw)} is not written as ISO 8601 asks`, fix: `Write ${quoteValue(right)}.` };
}

function checkTime({ raw, time }: WrittenDate): Flaw | undefined {
  if (!time || (time.hour < 24 && time.minute < 60 && time.second < 60)) return undefined;
  return { reason: `${quoteValue(raw)} has no time of day`, fix: "Write a time from `00:00` to `23:59:59`." };
}

function checkOffset({ raw, time }: WrittenDate): Flaw | undefined {
  if (!time || !Number.isNaN(time.offset)) return undefined;
  return { reason: `${quoteValue(raw)} has an offset that no place has`, fix: "Write an offset like `+03:30`, or `Z` for UTC." };
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
