import type { Locale } from "../locale/locale.ts";
import { formatDigits } from "./numbers.ts";

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Seconds of each unit, smallest first. A month is a twelfth of a year of 365 days. */
const units = [
  ["minutes", minute],
  ["hours", hour],
  ["days", day],
  ["weeks", 7 * day],
  ["months", (365 * day) / 12],
  ["years", 365 * day],
] as const;

/**
 * The age of an event `seconds` ago, rounded down in the largest unit that fits. A date without a time (`dayOnly`) is counted from the
 * start of its day. A clock that is up to an hour behind (included) still reads as now; further ahead there is no age: show the date.
 *
 * @example formatAge(fa, 3599, false) // => "۵۹ دقیقه پیش"
 */
export function formatAge(locale: Pick<Locale, "digits" | "plural" | "ages">, seconds: number, dayOnly: boolean): string | undefined {
  if (seconds < -hour) return undefined;
  if (seconds < first(dayOnly)) return dayOnly ? locale.ages.today : locale.ages.now;
  const [name, length] = findUnit(seconds);
  const count = Math.floor(seconds / length);
  const forms = locale.ages[name];
  // Without groups, as years are: every page loads this.
  return (forms[locale.plural(count)] ?? forms.other).replace("{count}", formatDigits(locale.digits, String(count)));
}

/** Seconds, always more than 0, until `formatAge` gives another answer for the same event. */
export function secondsUntilNextAge(seconds: number, dayOnly: boolean): number {
  const change = seconds < -hour ? -hour : first(dayOnly);
  if (seconds < change) return change - seconds;
  // A larger unit ends its first span where it begins to fit, which may be within a span of this one: a month is no whole number of weeks.
  const fitting = units.slice(units.indexOf(findUnit(seconds)));
  return Math.min(...fitting.map(([, length]) => (Math.floor(seconds / length) + 1) * length)) - seconds;
}

/** The age from which on there is a number. */
function first(dayOnly: boolean): number {
  return dayOnly ? day : minute;
}

function findUnit(seconds: number): (typeof units)[number] {
  return units.findLast(([, length]) => length <= seconds) ?? units[0];
}
