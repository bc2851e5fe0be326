import { describe, expect, it } from "vitest";
import { findUnclearText } from "../../scripts/text/clock-change.ts";
import { formatLocalMinute, formatLocalSecond } from "../../scripts/text/local-time.ts";
import { createZone, utc, type Zone } from "../../scripts/text/zone.ts";

describe("a written time that the clock skips", () => {
  it.each([
    ["America/New_York", "2026-03-08 02:30", "2026-03-08 03:30", "2026-03-08 02:30-05:00", "2026-03-08 02:30-04:00"],
    ["America/New_York", "2026-03-08 02:00:00", "2026-03-08 03:00", "2026-03-08 02:00-05:00", "2026-03-08 02:00-04:00"],
    ["America/New_York", "2026-03-08 02:59:59", "2026-03-08 03:59:59", "2026-03-08 02:59:59-05:00", "2026-03-08 02:59:59-04:00"],
    ["Asia/Tehran", "1401/01/02 00:30", "1401/01/02 01:30", "1401/01/02 00:30+03:30", "1401/01/02 00:30+04:30"],
    ["Asia/Tehran", "۱۴۰۱/۰۱/۰۲ ۰۰:۳۰", "1401/01/02 01:30", "1401/01/02 00:30+03:30", "1401/01/02 00:30+04:30"],
    ["Australia/Lord_Howe", "2026-10-04 02:15", "2026-10-04 02:45", "2026-10-04 02:15+10:30", "2026-10-04 02:15+11:00"],
    ["Europe/London", "2026-03-29T01:30", "2026-03-29 02:30", "2026-03-29 01:30+00:00", "2026-03-29 01:30+01:00"],
  ])("in %s: %s is read as %s", (name, written, read, before, after) => {
    expect(find(written, name)).toMatchObject({ rule: "skippedTime", written, zone: name, read, before, after });
  });
});

describe("a written time that the clock shows twice", () => {
  it.each([
    ["America/New_York", "2026-11-01 01:30", "2026-11-01 01:30-04:00", "2026-11-01 01:30-05:00"],
    ["Asia/Tehran", "1401/06/30 23:30", "1401/06/30 23:30+04:30", "1401/06/30 23:30+03:30"],
    ["Europe/Berlin", "2026-10-25 02:00", "2026-10-25 02:00+02:00", "2026-10-25 02:00+01:00"],
  ])("in %s: %s is the first one", (name, written, before, after) => {
    expect(find(written, name)).toEqual({ rule: "repeatedTime", written, zone: name, before, after });
    expect(findUnclearText(before, { zone: zoneOf(name), calendar: "jalali" })).toBeUndefined();
  });
});

it.each([
  ["America/New_York", "2026-03-08 01:59:59"],
  ["America/New_York", "2026-03-08 03:00"],
  ["America/New_York", "2026-03-08 02:30-05:00"],
  ["America/New_York", "2026-03-08 02:30Z"],
  ["America/New_York", "2026-03-08"],
  ["America/New_York", "2026-11-01 00:59:59"],
  ["America/New_York", "2026-11-01 02:00"],
  ["Asia/Tehran", "2022-03-22"],
  ["Asia/Tehran", "2026-03-22 00:30"],
  ["UTC", "2026-03-08 02:30"],
  ["UTC", "soon"],
])("in %s, `%s` is clear", (name, written) => {
  expect(find(written, name)).toBeUndefined();
});

it("a time for front matter has an offset where the clock shows it twice", () => {
  const zone = zoneOf("America/New_York");
  const [first, second] = ["2026-11-01T05:30:00Z", "2026-11-01T06:30:07Z"].map((instant) => Date.parse(instant) / 1000);
  expect(formatLocalMinute(first ?? 0, zone)).toBe("2026-11-01 01:30-04:00");
  expect(formatLocalMinute(second ?? 0, zone)).toBe("2026-11-01 01:30-05:00");
  expect(formatLocalSecond(second ?? 0, zone)).toBe("2026-11-01 01:30:07-05:00");
});

function find(written: string, name: string) {
  return findUnclearText(written, { zone: zoneOf(name), calendar: "jalali" });
}

function zoneOf(name: string): Zone {
  return createZone(name) ?? utc;
}
