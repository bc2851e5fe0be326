import { describe, expect, it } from "vitest";
import * as en from "../../scripts/locale/en.ts";
import * as fa from "../../scripts/locale/fa.ts";
import { endOfDay, type Moment, parseMoment } from "../../scripts/text/dates.ts";
import { findYear, formatDate, formatDateTime, formatDeadline } from "../../scripts/text/format-date.ts";
import { createZone, type Zone } from "../../scripts/text/zone.ts";

const tehran = zoneOf("Asia/Tehran");
const newYork = zoneOf("America/New_York");

describe("a date for readers", () => {
  it("is in the calendar and the digits of the language", () => {
    expect(formatDate(fa, moment("2026-05-02 10:30"), tehran)).toBe("۱۲ اردیبهشت ۱۴۰۵");
    expect(formatDate(en, moment("2026-05-02 10:30"), tehran)).toBe("2 May 2026");
  });

  it("is the day in the zone", () => {
    expect(formatDate(fa, moment("2026-03-20T20:29:59Z"), tehran)).toBe("۲۹ اسفند ۱۴۰۴");
    expect(formatDate(fa, moment("2026-03-20T20:30:00Z"), tehran)).toBe("۱ فروردین ۱۴۰۵");
  });

  it("is the written day in every zone if there is no time", () => {
    const day = moment("2026-01-05");
    expect([tehran, newYork, zoneOf("Pacific/Kiritimati")].map((zone) => formatDate(en, day, zone))).toEqual([
      "5 January 2026",
      "5 January 2026",
      "5 January 2026",
    ]);
  });

  it("has its weekday and time in the long form", () => {
    expect(formatDateTime(fa, moment("2026-05-02 10:30:59"), tehran)).toBe("شنبه ۱۲ اردیبهشت ۱۴۰۵، ساعت ۱۰:۳۰");
    expect(formatDateTime(en, moment("2026-05-02T00:05:00Z"), newYork)).toBe("Friday, 1 May 2026 at 20:05");
  });

  it("shows no time that was not written", () => {
    expect(formatDateTime(fa, moment("1405/02/12"), tehran)).toBe("شنبه ۱۲ اردیبهشت ۱۴۰۵");
    expect(formatDateTime(en, moment("1405/02/12"), newYork)).toBe("Saturday, 2 May 2026");
  });

  it.each([
    ["2026-05-03", "یکشنبه"],
    ["2026-05-04", "دوشنبه"],
    ["2026-05-05", "سه‌شنبه"],
    ["2026-05-06", "چهارشنبه"],
    ["2026-05-07", "پنجشنبه"],
    ["2026-05-08", "جمعه"],
    ["2026-05-09", "شنبه"],
  ])("calls %s %s", (raw, weekday) => {
    expect(formatDateTime(fa, moment(raw), tehran).split(" ")[0]).toBe(weekday);
  });
});

it("uses the year of the language's calendar on the day in the zone", () => {
  expect([findYear(fa, moment("2026-03-20"), tehran), findYear(fa, moment("2026-03-21"), tehran)]).toEqual([1404, 1405]);
  expect([findYear(en, moment("2026-12-31T20:29:59Z"), tehran), findYear(en, moment("2026-12-31T20:30:00Z"), tehran)]).toEqual([
    2026, 2027,
  ]);
});

describe("a deadline", () => {
  it("names the day that ends with it", () => {
    const end = endOfDay({ year: 2026, month: 12, day: 21 }, tehran);
    expect(formatDeadline(fa, end, tehran)).toBe("تا پایان دوشنبه ۳۰ آذر ۱۴۰۵ به وقت تهران");
    expect(formatDeadline(en, end, tehran)).toBe("until the end of Monday, 21 December 2026, Tehran time");
  });

  it("names the day before a day that began an hour late", () => {
    expect(formatDeadline(fa, moment("2021-03-22").at, tehran)).toBe("تا پایان یکشنبه ۱ فروردین ۱۴۰۰ به وقت تهران");
  });

  it("names the time of any other end", () => {
    expect(formatDeadline(fa, moment("2026-12-21 18:00").at, tehran)).toBe("تا دوشنبه ۳۰ آذر ۱۴۰۵، ساعت ۱۸:۰۰ به وقت تهران");
    expect(formatDeadline(en, moment("2026-12-21 18:00").at, newYork)).toBe("until Monday, 21 December 2026 at 09:30, New York time");
  });
});

function moment(raw: string): Moment {
  const reading = parseMoment(raw, { zone: tehran, calendar: "jalali" });
  if (!reading.ok) throw new Error(reading.violation.rule);
  return reading.moment;
}

function zoneOf(name: string): Zone {
  const zone = createZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
}
