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
 * Formats the age of an event `seconds` ago, rounded down in the largest unit that fits. For a date
 * without a time (`dayOnly`), `seconds` counts from the start of its day. An event up to an hour in
 * the future (included) reads as now, because clocks differ.
 *
 * @returns undefined for an event further in the future: show its date.
 *
 * @example formatAge(fa, 3599, false) // => "۵۹ دقیقه پیش"
 */
export function formatAge(locale: Pick<Locale, "digits" | "plural" | "ages">, seconds: number, dayOnly: boolean): string | undefined {
  if (seconds < -hour) return undefined;
  if (seconds < findFirstNumber(dayOnly)) return dayOnly ? locale.ages.today : locale.ages.now;
  const [name, length] = findUnit(seconds);
  const count = Math.floor(seconds / length);
  const forms = locale.ages[name];
  // No digit groups: ages are short, and every page loads this module.
  return (forms[locale.plural(count)] ?? forms.other).replace("{count}", formatDigits(locale.digits, String(count)));
}

/** Seconds, more than 0, until `formatAge` returns another text for the same event. */
export function secondsUntilNextAge(seconds: number, dayOnly: boolean): number {
  const change = seconds < -hour ? -hour : findFirstNumber(dayOnly);
  if (seconds < change) return change - seconds;
  // A larger unit can start to fit in the middle of a smaller one: a month is not a whole number
  // of weeks.
  const fitting = units.slice(units.indexOf(findUnit(seconds)));
  return Math.min(...fitting.map(([, length]) => (Math.floor(seconds / length) + 1) * length)) - seconds;
}

/** The age in seconds from which the text has a number. */
function findFirstNumber(dayOnly: boolean): number {
  return dayOnly ? day : minute;
}

function findUnit(seconds: number): (typeof units)[number] {
  return units.findLast(([, length]) => length <= seconds) ?? units[0];
}
