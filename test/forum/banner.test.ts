import { describe, expect, test } from "vitest";
import type { Campaign } from "../../scripts/content/model.ts";
import { parseBanner } from "../../scripts/content/settings/banner.ts";
import { findBanner } from "../../scripts/forum/banner.ts";
import type { Zone } from "../../scripts/text/zone.ts";
import { instant, readZone, tehran } from "./sample.ts";

const newYork = readZone("America/New_York");

/** Parses campaigns written by an owner. */
function read(yaml: string, zone: Zone = tehran): readonly Campaign[] {
  const { value, problems } = parseBanner(yaml, "banner.yaml", { zone, calendar: "jalali" });
  expect(problems).toEqual([]);
  return value ?? [];
}

function show(yaml: string, written: string, zone: Zone = tehran) {
  const banner = findBanner(read(yaml, zone), instant(written, zone), zone);
  return banner && [banner.campaign.name, new Date(banner.ends * 1000).toISOString()];
}

const yearly = (from: string, to: string, name = "season") => `- name: ${name}\n  yearly: { from: "${from}", to: "${to}" }\n`;

describe("a yearly campaign", () => {
  const autumn = yearly("07-01", "09-30");

  test("runs from the first second of its first day", () => {
    expect(show(autumn, "1405/06/31 23:59:59")).toBeUndefined();
    expect(show(autumn, "1405/07/01 00:00:00")).toEqual(["season", "2026-12-21T20:30:00.000Z"]);
  });

  test("runs until the end of its last day", () => {
    expect(show(autumn, "1405/09/30 23:59:59")).toEqual(["season", "2026-12-21T20:30:00.000Z"]);
    expect(show(autumn, "1405/10/01 00:00:00")).toBeUndefined();
  });

  test("repeats each year", () => {
    expect(show(autumn, "1406/08/01")).toEqual(["season", "2027-12-21T20:30:00.000Z"]);
    expect(show(autumn, "1404/08/01")).toEqual(["season", "2025-12-21T20:30:00.000Z"]);
  });

  test("of one day lasts that day", () => {
    expect(show(yearly("01-13", "01-13"), "1405/01/12 23:59:59")).toBeUndefined();
    expect(show(yearly("01-13", "01-13"), "1405/01/13 12:00")).toEqual(["season", "2026-04-02T20:30:00.000Z"]);
    expect(show(yearly("01-13", "01-13"), "1405/01/14 00:00:00")).toBeUndefined();
  });

  test("begins and ends in the site's zone", () => {
    expect(show(autumn, "1405/07/01 00:00:00", newYork)?.[1]).toBe("2026-12-22T05:00:00.000Z");
    expect(findBanner(read(autumn), instant("1405/07/01 00:00:00"), newYork)).toBeUndefined();
  });
});

describe("a yearly campaign over the new year", () => {
  const winter = yearly("12-20", "01-10");

  test.each([
    ["1404/12/19 23:59:59", undefined],
    ["1404/12/20 00:00:00", "2026-03-30T20:30:00.000Z"],
    ["1404/12/29 23:59:59", "2026-03-30T20:30:00.000Z"],
    ["1405/01/01 00:00:00", "2026-03-30T20:30:00.000Z"],
    ["1405/01/10 23:59:59", "2026-03-30T20:30:00.000Z"],
    ["1405/01/11 00:00:00", undefined],
    ["1405/06/01", undefined],
    ["1405/12/25", "2027-03-30T20:30:00.000Z"],
  ])("at %s ends %s", (written, ends) => {
    expect(show(winter, written)?.[1]).toBe(ends);
  });
});

describe("the 30th of Esfand", () => {
  const winter = yearly("10-01", "12-30");

  test("ends the year in a leap year", () => {
    expect(show(winter, "1403/12/30 23:59:59")?.[1]).toBe("2025-03-20T20:30:00.000Z");
    expect(show(winter, "1404/01/01 00:00:00")).toBeUndefined();
  });

  test("is the 29th in a common year", () => {
    expect(show(winter, "1404/12/29 23:59:59")?.[1]).toBe("2026-03-20T20:30:00.000Z");
    expect(show(winter, "1405/01/01 00:00:00")).toBeUndefined();
  });

  test("as the first day is the last day of the year too", () => {
    expect(show(yearly("12-30", "12-30"), "1403/12/29 12:00")).toBeUndefined();
    expect(show(yearly("12-30", "12-30"), "1403/12/30 12:00")).toBeDefined();
    expect(show(yearly("12-30", "12-30"), "1404/12/29 12:00")).toBeDefined();
  });
});

describe("a campaign that runs once", () => {
  const once = (starts: string, ends: string) => `- name: once\n  starts: ${starts}\n  ends: ${ends}\n`;
  const exact = once("2026-12-01 10:00", "2026-12-02 10:00");

  test("runs from its start, included, until its end, excluded", () => {
    expect(show(exact, "2026-12-01 09:59:59")).toBeUndefined();
    expect(show(exact, "2026-12-01 10:00:00")).toEqual(["once", "2026-12-02T06:30:00.000Z"]);
    expect(show(exact, "2026-12-02 09:59:59")).toBeDefined();
    expect(show(exact, "2026-12-02 10:00:00")).toBeUndefined();
  });

  test("that ends on a date without a time lasts to the end of the day in the zone", () => {
    const dated = once("2026-12-01", "2026-12-21");
    expect(show(dated, "2026-12-01 00:00:00")).toBeDefined();
    expect(show(dated, "2026-12-21 23:59:59")).toEqual(["once", "2026-12-21T20:30:00.000Z"]);
    expect(show(dated, "2026-12-22 00:00:00")).toBeUndefined();
    expect(show(dated, "2026-12-21 23:59:59", newYork)?.[1]).toBe("2026-12-22T05:00:00.000Z");
  });

  test("of one date lasts that day", () => {
    expect(show(once("1405/09/30", "1405/09/30"), "2026-12-21 12:00")?.[1]).toBe("2026-12-21T20:30:00.000Z");
  });

  test("does not repeat", () => {
    expect(show(exact, "2027-12-01 12:00")).toBeUndefined();
  });
});

describe("with several campaigns", () => {
  test("the first running one in the file is shown, not the one that ends first", () => {
    const both = yearly("07-01", "09-30", "autumn") + yearly("08-01", "08-30", "aban");
    expect(show(both, "1405/08/10")?.[0]).toBe("autumn");
    expect(show(yearly("08-01", "08-30", "aban") + yearly("07-01", "09-30", "autumn"), "1405/08/10")?.[0]).toBe("aban");
    expect(show(both, "1405/07/10")?.[0]).toBe("autumn");
  });

  test("the next one follows an ended one", () => {
    const both = `- name: once\n  starts: 2026-12-01\n  ends: 2026-12-05\n${yearly("07-01", "09-30", "autumn")}`;
    expect(show(both, "2026-12-05 23:59:59")?.[0]).toBe("once");
    expect(show(both, "2026-12-06 00:00:00")?.[0]).toBe("autumn");
  });

  test("none is shown if none runs or none exists", () => {
    expect(show(yearly("01-01", "01-10") + yearly("02-01", "02-10"), "1405/06/01")).toBeUndefined();
    expect(show("", "1405/06/01")).toBeUndefined();
  });
});
