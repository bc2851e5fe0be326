import { formatCalendarDate, padTwo } from "./calendar.ts";
import { formatOffset } from "./written-date.ts";
import { findClockChange, readLocalTime, type Zone } from "./zone.ts";

/**
 * Formats an instant for front matter, in the local time of a zone. It rounds down to the minute,
 * so that a new post is never scheduled for later. A time that the clock shows twice has an offset.
 *
 * @example formatLocalMinute(1_777_705_200, utc) // => "2026-05-02 07:00"
 */
export function formatLocalMinute(at: number, zone: Zone): string {
  return formatLocalTime(at, zone, false);
}

/**
 * Like `formatLocalMinute`, with seconds unless they are 0.
 *
 * @example formatLocalSecond(1_777_705_201, utc) // => "2026-05-02 07:00:01"
 */
export function formatLocalSecond(at: number, zone: Zone): string {
  return formatLocalTime(at, zone, readLocalTime(at, zone).time % 60 !== 0);
}

function formatLocalTime(at: number, zone: Zone, hasSeconds: boolean): string {
  const local = readLocalTime(at, zone);
  const { date, time } = local;
  const parts = [Math.floor(time / 3600), Math.floor(time / 60) % 60, ...(hasSeconds ? [time % 60] : [])];
  const offset = findClockChange(local, zone) ? formatOffset(zone.offsetAt(at)) : "";
  return `${formatCalendarDate(date, "-")} ${parts.map(padTwo).join(":")}${offset}`;
}
