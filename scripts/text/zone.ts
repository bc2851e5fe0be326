import { IANAZone } from "luxon";
import { type CalendarDate, countEpochDays, findDate } from "./calendar.ts";

/** A time zone. Made once and passed on: it remembers what it has looked up. */
export interface Zone {
  /** IANA name. */
  readonly name: string;
  /** Seconds to add to UTC, at an instant in seconds since the epoch. */
  readonly offsetAt: (at: number) => number;
}

/** What clock and calendar show in a zone. */
export interface LocalTime {
  /** Gregorian. */
  readonly date: CalendarDate;
  /** Seconds since 00:00 by the clock, 0–86,399. */
  readonly time: number;
}

const day = 86_400;

/** Coordinated universal time. */
export const utc: Zone = { name: "UTC", offsetAt: () => 0 };

/** The zone of an IANA name, from the data of Node's ICU; undefined when there is none of that name. */
export function createZone(name: string): Zone | undefined {
  // Node 22 also takes bare offsets for zones, Node 20 does not.
  if (!/^[A-Za-z]/.test(name) || !IANAZone.isValidZone(name)) return undefined;
  const zone = IANAZone.create(name);
  const lookUp = (at: number) => Math.round(zone.offset(at * 1000) * 60);
  const known = new Map<number, number>();

  /** The one offset of a day of UTC, NaN when it changes in it. */
  function lookUpDay(index: number): number {
    const offset = lookUp(index * day);
    return offset === lookUp((index + 1) * day) ? offset : Number.NaN;
  }

  function offsetAt(at: number): number {
    const index = Math.floor(at / day);
    const offset = known.get(index) ?? lookUpDay(index);
    known.set(index, offset);
    return Number.isNaN(offset) ? lookUp(at) : offset;
  }

  return { name, offsetAt };
}

/** Reads the clock of a zone at an instant, in seconds since the epoch. */
export function readLocalTime(at: number, zone: Zone): LocalTime {
  const local = Math.floor(at) + zone.offsetAt(at);
  const days = Math.floor(local / day);
  return { date: findDate(days), time: local - days * day };
}

/**
 * When a clock shows a time, in seconds since the epoch. A time that occurs twice is its first occurrence; one that is skipped is read
 * with the offset before the gap, which is the later reading (RFC 5545, 3.3.5).
 */
export function findInstant({ date, time }: LocalTime, zone: Zone): number {
  const local = countEpochDays(date) * day + time;
  const before = local - zone.offsetAt(local - day);
  if (before + zone.offsetAt(before) === local) return before;
  const after = local - zone.offsetAt(local + day);
  return after + zone.offsetAt(after) === local ? after : before;
}
