import { IANAZone } from "luxon";
import { type CalendarDate, countEpochDays, findDate } from "./calendar.ts";

/** A time zone. Create one and pass it on, because it caches its offsets. */
export interface Zone {
  /** IANA name. */
  readonly name: string;
  /** Seconds to add to UTC at an instant, in seconds since the epoch. */
  readonly offsetAt: (at: number) => number;
}

/** Date and time of day in some zone. */
export interface LocalTime {
  /** Gregorian. */
  readonly date: CalendarDate;
  /** Seconds since 00:00 on the clock, 0–86,399. */
  readonly time: number;
}

const day = 86_400;

export const utc: Zone = { name: "UTC", offsetAt: () => 0 };

/** Creates a zone from its IANA name with the data of Node's ICU; undefined for an unknown name. */
export function createZone(name: string): Zone | undefined {
  // Node 22 also accepts offsets as zone names; Node 20 does not.
  if (!/^[A-Za-z]/.test(name) || !IANAZone.isValidZone(name)) return undefined;
  const zone = IANAZone.create(name);
  const lookUp = (at: number) => Math.round(zone.offset(at * 1000) * 60);
  const starts = new Map<number, number>();

  /** The offset at the start of a UTC day. */
  function lookUpStart(index: number): number {
    const offset = starts.get(index) ?? lookUp(index * day);
    starts.set(index, offset);
    return offset;
  }

  function offsetAt(at: number): number {
    const index = Math.floor(at / day);
    const offset = lookUpStart(index);
    return offset === lookUpStart(index + 1) ? offset : lookUp(at);
  }

  return { name, offsetAt };
}

/** The local time in a zone at an instant, in seconds since the epoch. */
export function readLocalTime(at: number, zone: Zone): LocalTime {
  const local = Math.floor(at) + zone.offsetAt(at);
  const days = Math.floor(local / day);
  return { date: findDate(days), time: local - days * day };
}

/** A local time that does not mean exactly one instant. The offsets are seconds east of UTC. */
export interface ClockChange {
  /** The clock goes forward past the time, or goes back and shows it again. */
  readonly kind: "skipped" | "repeated";
  readonly before: number;
  readonly after: number;
}

/** Finds out whether the clock of a zone skips a local time or shows it twice. */
export function findClockChange({ date, time }: LocalTime, zone: Zone): ClockChange | undefined {
  const local = countEpochDays(date) * day + time;
  const [before, after] = [zone.offsetAt(local - day), zone.offsetAt(local + day)];
  if (before === after) return undefined;
  const shown = [before, after].filter((offset) => zone.offsetAt(local - offset) === offset);
  if (shown.length === 1) return undefined;
  return { kind: shown.length === 0 ? "skipped" : "repeated", before, after };
}

/**
 * The instant of a local time, in seconds since the epoch. A time that occurs twice means its first
 * occurrence. A skipped time uses the offset before the gap, which gives the later instant (RFC
 * 5545, 3.3.5).
 */
export function findInstant({ date, time }: LocalTime, zone: Zone): number {
  const local = countEpochDays(date) * day + time;
  const before = local - zone.offsetAt(local - day);
  if (before + zone.offsetAt(before) === local) return before;
  const after = local - zone.offsetAt(local + day);
  return after + zone.offsetAt(after) === local ? after : before;
}
