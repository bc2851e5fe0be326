import { formatCalendarDate, padTwo } from "./calendar.ts";
import { readLocalTime, type Zone } from "./zone.ts";

/**
 * An instant as front matter has it, by the clock of a zone. Whole minutes, which is never later than the moment itself: a post is not held back.
 *
 * @example formatLocalMinute(1_777_705_200, utc) // => "2026-05-02 07:00"
 */
export function formatLocalMinute(at: number, zone: Zone): string {
  const { date, time } = readLocalTime(at, zone);
  return `${formatCalendarDate(date, "-")} ${padTwo(Math.floor(time / 3600))}:${padTwo(Math.floor(time / 60) % 60)}`;
}

/**
 * The same to the second, which is left out where it is none.
 *
 * @example formatLocalSecond(1_777_705_201, utc) // => "2026-05-02 07:00:01"
 */
export function formatLocalSecond(at: number, zone: Zone): string {
  const seconds = readLocalTime(at, zone).time % 60;
  return seconds === 0 ? formatLocalMinute(at, zone) : `${formatLocalMinute(at, zone)}:${padTwo(seconds)}`;
}
