import { pad, spellDate } from "./calendar.ts";
import { readClock, type Zone } from "./zone.ts";

/**
 * An instant as front matter has it, by the clock of a zone. Whole minutes, which is never later than the moment itself: a post is not held back.
 *
 * @example spellMinute(1_777_705_200, utc) // => "2026-05-02 07:00"
 */
export function spellMinute(at: number, zone: Zone): string {
  const { date, time } = readClock(at, zone);
  return `${spellDate(date, "-")} ${pad(Math.floor(time / 3600))}:${pad(Math.floor(time / 60) % 60)}`;
}

/**
 * The same to the second, which is left out where it is none.
 *
 * @example spellSecond(1_777_705_201, utc) // => "2026-05-02 07:00:01"
 */
export function spellSecond(at: number, zone: Zone): string {
  const seconds = readClock(at, zone).time % 60;
  return seconds === 0 ? spellMinute(at, zone) : `${spellMinute(at, zone)}:${pad(seconds)}`;
}
