import { formatCalendarDate, padTwo } from "./calendar.ts";
import { readLocalTime, type Zone } from "./zone.ts";

/**
 * Formats an instant for front matter, in the local time of a zone. It rounds down to the minute,
 * so that a new post is never scheduled for later.
 *
 * @example formatLocalMinute(1_777_705_200, utc) // => "2026-05-02 07:00"
 */
export function formatLocalMinute(at: number, zone: Zone): string {
  const { date, time } = readLocalTime(at, zone);
  return `${formatCalendarDate(date, "-")} ${padTwo(Math.floor(time / 3600))}:${padTwo(Math.floor(time / 60) % 60)}`;
}

/**
 * Like `formatLocalMinute`, with seconds unless they are 0.
 *
 * @example formatLocalSecond(1_777_705_201, utc) // => "2026-05-02 07:00:01"
 */
export function formatLocalSecond(at: number, zone: Zone): string {
  const seconds = readLocalTime(at, zone).time % 60;
  return seconds === 0 ? formatLocalMinute(at, zone) : `${formatLocalMinute(at, zone)}:${padTwo(seconds)}`;
}
