import type { Calendar } from "../../locale/calendars.ts";

const usage = {
  gregorian: "Write it like `2026-05-02`, `2026-05-02 10:30` or `2026-05-02T10:30:00+03:30`.",
  jalali: "Write it like `2026-05-02`, `2026-05-02 10:30`, `2026-05-02T10:30:00+03:30` or `1405/02/12`.",
};

/** Notes about a time at `key` that does not mean one instant; it is read as `before`. */
export const unclearTimes = {
  skippedTime: ({ key, written, zone, read, before, after }: Unclear & { read: string }) => ({
    reason: `\`${key}\` \`${written}\` is a time that the clock of \`${zone}\` skips, so it counts as \`${read}\``,
    fix: `Write the offset that you mean: \`${before}\` (as now) or \`${after}\`.`,
  }),
  repeatedTime: ({ key, written, zone, before, after }: Unclear) => ({
    reason: `\`${key}\` \`${written}\` is a time that the clock of \`${zone}\` shows twice, so the first one counts`,
    fix: `Write the offset that you mean: \`${before}\` (as now) or \`${after}\`.`,
  }),
};

export interface Unclear {
  readonly key: string;
  readonly written: string;
  readonly zone: string;
  readonly before: string;
  readonly after: string;
}

export const dates = {
  notDate: ({ written, calendar }: { written: string; calendar: Calendar }) => ({
    reason: `\`${written}\` is not a date`,
    fix: usage[calendar],
  }),
  /** The year is before `first`, so it may be Jalali. */
  earlyYear: ({ written, first, calendar }: { written: string; first: number; calendar: Calendar }) => ({
    reason: `\`${written}\` has hyphens and a year before ${first}`,
    fix: usage[calendar],
  }),
  /** `jalali` is absent on a site without that calendar. */
  jalaliWithHyphens: ({
    written,
    first,
    gregorian,
    jalali,
  }: {
    written: string;
    first: number;
    gregorian: string;
    jalali?: string | undefined;
  }) => ({
    reason: `\`${written}\` has hyphens and a year before ${first}`,
    fix:
      jalali === undefined
        ? `Write the Gregorian date (if this is a Jalali date, \`${gregorian}\`).`
        : `Write the Gregorian date \`${gregorian}\` or, with slashes, the Jalali date \`${jalali}\`.`,
  }),
  /** `right` is the Gregorian date, if the written one exists in the Jalali calendar. */
  slashesWithoutJalali: ({ written, right }: { written: string; right?: string | undefined }) => ({
    reason: `\`${written}\` has slashes, which only a site with the Jalali calendar reads`,
    fix:
      right === undefined
        ? usage.gregorian
        : `Write the Gregorian date with hyphens (if this is a Jalali date, \`${right}\`), or \`calendar: jalali\` in \`site.yaml\` if all dates with slashes are Jalali.`,
  }),
  noJalaliYear: ({ written, first, last }: { written: string; first: number; last: number }) => ({
    reason: `\`${written}\` has a year outside the Jalali calendar`,
    fix: `Write a year from ${first} to ${last}.`,
  }),
  /** `right` is the same date with hyphens, if that day exists. */
  gregorianWithSlashes: ({ written, right, calendar }: { written: string; right?: string | undefined; calendar: Calendar }) => ({
    reason: `\`${written}\` has slashes, which are for Jalali dates, and a Gregorian year`,
    fix: right === undefined ? usage[calendar] : `Write it with hyphens: \`${right}\`.`,
  }),
  noSuchMonth: ({ written }: { written: string }) => ({
    reason: `\`${written}\` has a month that no calendar has`,
    fix: "Write a month from 01 to 12.",
  }),
  /** `last` is the last day of the month. */
  noSuchDay: ({ written, last }: { written: string; last: number }) => ({
    reason: `\`${written}\` has a day that its month does not have`,
    fix: `Write a day from 01 to ${last}.`,
  }),
  otherSpelling: ({ written, right }: { written: string; right: string }) => ({
    reason: `\`${written}\` is not written as in ISO 8601`,
    fix: `Write \`${right}\`.`,
  }),
  noSuchTime: ({ written }: { written: string }) => ({
    reason: `\`${written}\` has no valid time of day`,
    fix: "Write a time from `00:00` to `23:59:59`.",
  }),
  noSuchOffset: ({ written }: { written: string }) => ({
    reason: `\`${written}\` has an offset that no place has`,
    fix: "Write an offset like `+03:30`, or `Z` for UTC.",
  }),
};
