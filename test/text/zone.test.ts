import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createZone, findInstant, readLocalTime, type Zone } from "../../scripts/text/zone.ts";

const tehran = zoneOf("Asia/Tehran");
const newYork = zoneOf("America/New_York");

describe("the clock of a zone", () => {
  it.each([
    ["2022-06-01T00:00:00Z", "04:30:00"],
    ["2026-06-01T00:00:00Z", "03:30:00"],
    ["2026-03-21T20:29:59Z", "23:59:59"],
    ["2026-03-21T20:30:00Z", "00:00:00"],
  ])("in Tehran, at %s, shows %s", (instant, shown) => {
    expect(spell(readLocalTime(Date.parse(instant) / 1000, tehran).time)).toBe(shown);
  });

  it("shows the day in the zone", () => {
    expect(readLocalTime(Date.parse("2026-03-21T20:29:59Z") / 1000, tehran).date).toEqual({ year: 2026, month: 3, day: 21 });
    expect(readLocalTime(Date.parse("2026-03-21T20:30:00Z") / 1000, tehran).date).toEqual({ year: 2026, month: 3, day: 22 });
  });

  it("agrees with the engine, on days of clock changes too", () => {
    const formats = [tehran, newYork].map((zone) => [zone, format(zone.name)] as const);
    fc.assert(
      fc.property(fc.constantFrom(...formats), anyInstant(), ([zone, intl], at) => {
        expect(spell(readLocalTime(at, zone).time)).toBe(intl.format(at * 1000));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the instant of a local time", () => {
  it.each([
    ["before the gap", "2026-03-08", "01:59:59", "2026-03-08T06:59:59Z"],
    ["skipped: the later reading", "2026-03-08", "02:30:00", "2026-03-08T07:30:00Z"],
    ["after the gap", "2026-03-08", "03:00:00", "2026-03-08T07:00:00Z"],
    ["that comes twice: the first", "2026-11-01", "01:30:00", "2026-11-01T05:30:00Z"],
    ["after it came twice", "2026-11-01", "02:00:00", "2026-11-01T07:00:00Z"],
  ])("in New York, %s", (_, date, time, instant) => {
    expect(find(date, time, newYork)).toBe(instant);
  });

  it("at a skipped midnight in Tehran is the start of the day", () => {
    expect(find("2021-03-22", "00:00:00", tehran)).toBe("2021-03-21T20:30:00Z");
    expect(spell(readLocalTime(Date.parse("2021-03-21T20:30:00Z") / 1000, tehran).time)).toBe("01:00:00");
  });

  it("converts back to the same local time", () => {
    fc.assert(
      fc.property(fc.constantFrom(tehran, newYork), anyInstant(), (zone, at) => {
        expect(readLocalTime(findInstant(readLocalTime(at, zone), zone), zone)).toEqual(readLocalTime(at, zone));
      }),
    );
  });
});

describe("the name of a zone", () => {
  it.each(["Asia/Tehran", "UTC", "Etc/GMT+3"])("may be `%s`", (name) => {
    expect(createZone(name)?.name).toBe(name);
  });

  it.each(["", "Tehran", "Asia/Nowhere", "+03:30", "constructor"])("may not be `%s`", (name) => {
    expect(createZone(name)).toBeUndefined();
  });
});

function zoneOf(name: string): Zone {
  const zone = createZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
}

/** From 1990 to 2040. */
function anyInstant(): fc.Arbitrary<number> {
  const changes = ["2021-03-21T20:30:00Z", "2021-09-21T19:30:00Z", "2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z"].map(
    (instant) => Date.parse(instant) / 1000,
  );
  const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -90_000, max: 90_000 })).map(([at, step]) => at + step);
  return fc.oneof(near, fc.integer({ min: 631_152_000, max: 2_208_988_800 }));
}

function format(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
}

function find(date: string, time: string, zone: Zone): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  const at = findInstant({ date: { year, month, day }, time: hour * 3600 + minute * 60 + second }, zone);
  return new Date(at * 1000).toISOString().replace(".000Z", "Z");
}

function spell(time: number): string {
  return new Date(time * 1000).toISOString().slice(11, 19);
}
