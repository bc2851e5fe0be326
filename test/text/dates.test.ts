import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ValueViolation } from "../../scripts/problems/violation.ts";
import { countEpochDays, findDate, formatCalendarDate } from "../../scripts/text/calendar.ts";
import { endOfDay, parseMoment, startOfDay } from "../../scripts/text/dates.ts";
import { toJalali } from "../../scripts/text/jalali.ts";
import { createZone, type Zone } from "../../scripts/text/zone.ts";

const tehran = zoneOf("Asia/Tehran");
const iran = { zone: tehran, calendar: "jalali" } as const;

describe("a written date-time", () => {
  it.each([
    ["2026-01-05 10:00", "2026-01-05T06:30:00Z"],
    ["2026-01-05 10:00:00", "2026-01-05T06:30:00Z"],
    ["2026-01-05T10:00", "2026-01-05T06:30:00Z"],
    ["2026-01-05t10:00z", "2026-01-05T10:00:00Z"],
    ["2026-01-05 10:00:00 +0330", "2026-01-05T06:30:00Z"],
    ["2026-01-05T10:00:00+03:30", "2026-01-05T06:30:00Z"],
    ["2026-01-05T10:00:00-05", "2026-01-05T15:00:00Z"],
    ["2026-01-05T10:00:00Z", "2026-01-05T10:00:00Z"],
    ["2026-01-05T10:00:00.999Z", "2026-01-05T10:00:00Z"],
    ["2026-01-05T10:00:00,5 Z", "2026-01-05T10:00:00Z"],
    ["  2026-01-05   10:00  ", "2026-01-05T06:30:00Z"],
    ["2021-06-01 10:00", "2021-06-01T05:30:00Z"],
    ["2026-06-01 10:00", "2026-06-01T06:30:00Z"],
    ["2021-03-22 00:30", "2021-03-21T21:00:00Z"],
    ["1404/10/15 10:00", "2026-01-05T06:30:00Z"],
    ["1404/10/15T10:00:00+03:30", "2026-01-05T06:30:00Z"],
    ["۱۴۰۴/۱۰/۱۵ ۱۰:۰۰", "2026-01-05T06:30:00Z"],
    ["٢٠٢٦", undefined],
  ])("`%s` is %s", (raw, datetime) => {
    const reading = parseMoment(raw, iran);
    const expected = datetime && { at: Date.parse(datetime) / 1000, datetime, dayOnly: false };
    expect(reading.ok ? reading.moment : undefined).toEqual(expected);
  });

  it("is read in the given zone", () => {
    expect(read("2026-01-05 10:00", zoneOf("UTC"))).toBe("2026-01-05T10:00:00Z");
    expect(read("2026-07-05 10:00", zoneOf("America/New_York"))).toBe("2026-07-05T14:00:00Z");
  });
});

describe("a written day", () => {
  it.each(["2026-01-05", "1404/10/15", "۱۴۰۴/۱۰/۱۵", "١٤٠٤/١٠/١٥", "1404/10/15 "])(
    "`%s` is that day and starts in the site's zone",
    (raw) => {
      const moment = { at: Date.parse("2026-01-04T20:30:00Z") / 1000, datetime: "2026-01-05", dayOnly: true };
      expect(parseMoment(raw, iran)).toEqual({ ok: true, moment });
    },
  );

  it("may have one digit for month and day in the Jalali calendar", () => {
    expect(read("1405/2/5", tehran)).toBe("2026-04-25");
  });

  it("may be the 30th of Esfand only in a leap year", () => {
    expect(read("1403/12/30", tehran)).toBe("2025-03-20");
    expect(parseMoment("1404/12/30", iran)).toEqual({
      ok: false,
      violation: { rule: "noSuchDay", written: "1404/12/30", last: 29 },
    });
  });

  it("reads the same in both calendars", () => {
    fc.assert(
      fc.property(fc.integer({ min: -54_000, max: 92_000 }), (days) => {
        const date = findDate(days);
        const reading = parseMoment(formatCalendarDate(toJalali(date), "/"), iran);
        expect(reading).toEqual(parseMoment(formatCalendarDate(date, "-"), iran));
        expect(reading.ok && reading.moment.datetime).toBe(formatCalendarDate(date, "-"));
      }),
    );
  });
});

describe("an invalid date", () => {
  const both = { first: 1700, gregorian: "2026-01-05", jalali: "1404/10/15" };
  it.each<[string, ValueViolation["rule"], object?]>([
    ["2026-02-30", "noSuchDay", { last: 28 }],
    ["2024-02-30", "noSuchDay", { last: 29 }],
    ["2024-13-45", "noSuchMonth"],
    ["1405/00/01", "noSuchMonth"],
    ["2024-01-00", "noSuchDay", { last: 31 }],
    ["1404-10-15", "jalaliWithHyphens", both],
    ["۱۴۰۴-۱۰-۱۵", "jalaliWithHyphens", both],
    ["1404-10-15 10:30", "jalaliWithHyphens", { ...both, gregorian: "2026-01-05 10:30", jalali: "1404/10/15 10:30" }],
    ["1404-13-15", "earlyYear", { first: 1700, calendar: "jalali" }],
    ["0000-00-00", "earlyYear", { first: 1700, calendar: "jalali" }],
    ["2026/05/02", "gregorianWithSlashes", { right: "2026-05-02", calendar: "jalali" }],
    ["2026/02/30", "gregorianWithSlashes", { calendar: "jalali" }],
    ["0012/01/01", "noJalaliYear", { first: 1200, last: 1600 }],
    ["۲۰۲۴-۰۵-۰۱", "otherSpelling", { right: "2024-05-01" }],
    ["2026-5-2 9:05", "otherSpelling", { right: "2026-05-02 09:05" }],
    ["2026-05-02 24:00", "noSuchTime"],
    ["2026-05-02 10:30:60", "noSuchTime"],
    ["2026-05-02 10:30 +33:00", "noSuchOffset"],
    ["2026-05-02 10:30 +03:75", "noSuchOffset"],
    ["git Last Modified", "notDate", { calendar: "jalali" }],
    ["2026-05/02", "notDate", { calendar: "jalali" }],
    ["2026-05-02 10", "notDate", { calendar: "jalali" }],
    ["2026-05-02Z", "notDate", { calendar: "jalali" }],
    ["", "notDate", { calendar: "jalali" }],
    ["1\u202e", "notDate", { calendar: "jalali", written: "1[U+202E]" }],
  ])("`%s` breaks the rule %s", (raw, rule, values) => {
    expect(parseMoment(raw, iran)).toEqual({ ok: false, violation: { rule, written: raw, ...values } });
  });

  it.each<[string, ValueViolation["rule"], object?]>([
    ["1447/05/10", "slashesWithoutJalali", { right: "2068-07-31" }],
    ["١٤٤٧/٠٥/١٠", "slashesWithoutJalali", { right: "2068-07-31" }],
    ["1427/03/12 9:05+03:00", "slashesWithoutJalali", { right: "2048-06-01 09:05+03:00" }],
    ["1404/12/30", "slashesWithoutJalali"],
    ["0012/01/01", "slashesWithoutJalali"],
    ["2026/05/02", "gregorianWithSlashes", { right: "2026-05-02", calendar: "gregorian" }],
    ["1404-10-15", "jalaliWithHyphens", { first: 1700, gregorian: "2026-01-05" }],
    ["yesterday", "notDate", { calendar: "gregorian" }],
  ])("on a site with the Gregorian calendar, `%s` breaks the rule %s", (raw, rule, values) => {
    const reading = parseMoment(raw, { zone: tehran, calendar: "gregorian" });
    expect(reading).toEqual({ ok: false, violation: { rule, written: raw, ...values } });
  });

  it("that does not exist is never read as another day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1700, max: 9999 }), fc.nat({ max: 99 }), fc.nat({ max: 99 }), (year, month, day) => {
        const raw = formatCalendarDate({ year, month, day }, "-");
        const reading = parseMoment(raw, iran);
        expect(reading.ok).toBe(!Number.isNaN(Date.parse(raw)) && new Date(raw).toISOString().startsWith(raw));
        if (reading.ok) expect(reading.moment.datetime).toBe(raw);
      }),
    );
  });
});

describe("a day of the site", () => {
  it("ends where the next one starts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (days) => {
        expect(endOfDay(findDate(days), tehran)).toBe(startOfDay(findDate(days + 1), tehran));
        expect(endOfDay(findDate(days), tehran)).toBeGreaterThan(startOfDay(findDate(days), tehran));
      }),
    );
  });

  it("has 23 hours if the clock goes forward", () => {
    const date = { year: 2021, month: 3, day: 22 };
    expect(endOfDay(date, tehran) - startOfDay(date, tehran)).toBe(23 * 3600);
    expect(findDate(countEpochDays(date))).toEqual(date);
  });
});

describe("the machine", () => {
  it.each(["UTC", "America/New_York", "Pacific/Apia"])("in %s reads the same dates", (zone) => {
    const moments = ["2026-01-05", "2026-01-05 10:00", "2021-03-22 00:30", "1404/10/15", "2026-03-08 02:30"].map((raw) =>
      parseMoment(raw, iran),
    );
    const script = `
      import { parseMoment } from "./scripts/text/dates.ts";
      import { createZone } from "./scripts/text/zone.ts";
      const raws = ["2026-01-05", "2026-01-05 10:00", "2021-03-22 00:30", "1404/10/15", "2026-03-08 02:30"];
      console.log(JSON.stringify([new Date(0).getTimezoneOffset(), raws.map((raw) => parseMoment(raw, { zone: createZone("Asia/Tehran"), calendar: "jalali" }))]));`;
    const output = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
      env: { ...process.env, TZ: zone },
      cwd: new URL("../..", import.meta.url),
      encoding: "utf8",
    });
    const offsets: Record<string, number> = { UTC: 0, "America/New_York": 300, "Pacific/Apia": 660 };
    expect(JSON.parse(output)).toEqual([offsets[zone], moments]);
  });
});

function read(raw: string, zone: Zone): string | undefined {
  const reading = parseMoment(raw, { zone, calendar: "jalali" });
  return reading.ok ? reading.moment.datetime : undefined;
}

function zoneOf(name: string): Zone {
  const zone = createZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
}
