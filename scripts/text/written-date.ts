import { type CalendarDate, padTwo } from "./calendar.ts";
import { foldDigits } from "./fold.ts";

/** The parts of a date as its author wrote it. Only the shape is checked, not the values. */
export interface WrittenDate {
  /** Trimmed. */
  readonly raw: string;
  /** Slashes are for the Jalali calendar, hyphens for the Gregorian. */
  readonly separator: "-" | "/";
  readonly date: CalendarDate;
  readonly time?: WrittenTime;
}

export interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  /** Fractions are dropped. */
  readonly second: number;
  /** `Z`, `+03:30`, `+0330` or `+03`; empty for the site's zone. */
  readonly zone: string;
  /** Seconds east of UTC; NaN if out of range (the widest in use is +14:00). */
  readonly offset: number;
}

/** ISO 8601, with a space for the `T` (RFC 3339) and with slashes for hyphens. */
const shape = /^(\d{4})([-/])(\d\d?)\2(\d\d?)(?:(?:T|\s+)(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?|))?$/i;

/**
 * Splits a date in Latin, Persian or Arabic-Indic digits.
 *
 * @returns undefined for another shape.
 * @example splitDate("۱۴۰۵/۰۲/۱۲")?.date // => { year: 1405, month: 2, day: 12 }
 */
export function splitDate(written: string): WrittenDate | undefined {
  const raw = written.trim();
  const match = shape.exec(raw) ?? shape.exec(foldDigits(raw));
  if (!match) return undefined;
  const [, year, separator, month, day, hour, minute, second = "0", zone = ""] = match;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const calendar = { raw, separator: separator === "-" ? "-" : "/", date } as const;
  if (hour === undefined) return calendar;
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second), zone, offset: readOffset(zone) };
  return { ...calendar, time };
}

/** Formats a time to follow a date, with a leading space; empty for a date without a time. */
export function formatWrittenTime(time: WrittenTime | undefined): string {
  if (!time) return "";
  const clock = [time.hour, time.minute, ...(time.second > 0 ? [time.second] : [])];
  return ` ${clock.map(padTwo).join(":")}${time.zone}`;
}

/**
 * Formats an offset in whole minutes; the argument is in seconds.
 *
 * @example formatOffset(-12_600) // => "-03:30"
 */
export function formatOffset(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  return `${seconds < 0 ? "-" : "+"}${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
}

function readOffset(zone: string): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  if (Number(minutes) >= 60 || seconds > 14 * 3600) return Number.NaN;
  return sign === "-" ? -seconds : seconds;
}
