import { formatCalendarDate } from "./calendar.ts";
import { type DateConvention, type Moment, parseMoment } from "./dates.ts";
import { fromJalali, toJalali } from "./jalali.ts";
import { showValue } from "./show-value.ts";
import { formatOffset, formatWrittenTime, splitDate, type WrittenDate } from "./written-date.ts";
import { findClockChange, readLocalTime, type Zone } from "./zone.ts";

/** A written time that does not mean exactly one instant. Its texts are ready for messages. */
export type UnclearTime = {
  readonly written: string;
  /** IANA name. */
  readonly zone: string;
  /** The written time with the offset before the change, which is how it is read. */
  readonly before: string;
  /** The written time with the offset after the change. */
  readonly after: string;
} & (
  | { readonly rule: "repeatedTime" }
  /** `read` is the local time that it is read as. */
  | { readonly rule: "skippedTime"; readonly read: string }
);

/** Seconds. No clock changes by more, except where the date line moved. */
const largestChange = 3 * 3600;

/** A time with an offset. Most clocks of computers write one, and the search for a change costs. */
const withOffset = /(?:Z|[+-]\d\d(?::?\d\d)?)\s*$/i;

/**
 * Finds a time without an offset that the clock of the site's zone skips or shows twice.
 *
 * @param moment `raw` as it was parsed.
 * @example findUnclearTime("2026-03-08 02:30", moment, { zone: newYork, calendar: "gregorian" })?.before
 * // => "2026-03-08 02:30-05:00"
 */
export function findUnclearTime(raw: string, { at, dayOnly }: Moment, { zone }: DateConvention): UnclearTime | undefined {
  if (dayOnly || withOffset.test(raw)) return undefined;
  if (zone.offsetAt(at - largestChange) === zone.offsetAt(at + largestChange)) return undefined;
  const written = splitDate(raw);
  if (written?.time?.zone !== "") return undefined;
  const { time } = written;
  const date = written.separator === "-" ? written.date : fromJalali(written.date);
  const change = findClockChange({ date, time: time.hour * 3600 + time.minute * 60 + time.second }, zone);
  // ISO 8601 has no offsets with seconds, which local times of long ago have.
  if (!change || change.before % 60 !== 0 || change.after % 60 !== 0) return undefined;
  const day = formatCalendarDate(written.date, written.separator);
  const spell = (offset: number) => showValue(day + formatWrittenTime({ ...time, zone: formatOffset(offset) }));
  const [before, after] = [spell(change.before), spell(change.after)];
  const unclear = { written: showValue(written.raw), zone: zone.name, before, after };
  return change.kind === "skipped"
    ? { rule: "skippedTime", read: spellLocal(at, zone, written), ...unclear }
    : { rule: "repeatedTime", ...unclear };
}

/** The local time of an instant, as the author writes dates. */
function spellLocal(at: number, zone: Zone, { separator, time }: Pick<WrittenDate, "separator" | "time">): string {
  const local = readLocalTime(at, zone);
  const date = separator === "/" ? toJalali(local.date) : local.date;
  const [hour, minute] = [Math.floor(local.time / 3600), Math.floor(local.time / 60) % 60];
  return formatCalendarDate(date, separator) + formatWrittenTime(time && { ...time, hour, minute });
}

/** Like `findUnclearTime`, for a text that was not parsed and may be no date. */
export function findUnclearText(raw: string, convention: DateConvention): UnclearTime | undefined {
  const parsed = parseMoment(raw, convention);
  return parsed.ok ? findUnclearTime(raw, parsed.moment, convention) : undefined;
}
