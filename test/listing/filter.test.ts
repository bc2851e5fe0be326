import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Display,
  type EntryNumbers,
  formatFilter,
  listDisplays,
  matchesFilter,
  parseFilter,
  type TimeWindow,
  windows,
} from "../../scripts/listing/filter.ts";

const now = 1_795_737_600;
const open: EntryNumbers = { at: now, solved: false, closed: false, answered: true };

describe("windows of time", () => {
  test("are the last 1, 7, 30, 91 and 365 days", () => {
    const days = Object.entries(windows).map(([name, seconds]) => [name, seconds / 86_400]);
    expect(Object.fromEntries(days)).toEqual({ day: 1, week: 7, month: 30, quarter: 91, year: 365 });
  });

  test.each(Object.entries(windows) as [TimeWindow, number][])("%s ends at the exact second", (time, seconds) => {
    expect(matchesFilter({ ...open, at: now - seconds }, { time, display: "" }, now)).toBe(true);
    expect(matchesFilter({ ...open, at: now - seconds - 1 }, { time, display: "" }, now)).toBe(false);
  });

  test("move with the reader's clock", () => {
    const filter = { time: "day", display: "" } as const;
    expect(matchesFilter(open, filter, now + 86_400)).toBe(true);
    expect(matchesFilter(open, filter, now + 86_401)).toBe(false);
  });

  test("include entries that are newer than the reader's clock", () => {
    expect(matchesFilter({ ...open, at: now + 93_600 }, { time: "day", display: "" }, now)).toBe(true);
  });

  test("never include an entry that is older than a year", () => {
    const old = { ...open, at: Number.NEGATIVE_INFINITY };
    expect(matchesFilter(old, { time: "year", display: "" }, now)).toBe(false);
    expect(matchesFilter(old, { time: "", display: "" }, now)).toBe(true);
  });
});

describe("display", () => {
  const entries: Readonly<Record<string, EntryNumbers>> = {
    open,
    "open without reply": { ...open, answered: false },
    solved: { ...open, solved: true },
    closed: { ...open, closed: true },
    "closed without reply": { ...open, closed: true, answered: false },
    "closed and solved": { ...open, closed: true, solved: true },
  };

  test.each<[Display | "", readonly string[]]>([
    ["", Object.keys(entries)],
    ["solved", ["solved", "closed and solved"]],
    ["unsolved", ["open", "open without reply"]],
    ["unanswered", ["open without reply", "closed without reply"]],
    ["closed", ["closed", "closed without reply", "closed and solved"]],
  ])("%j matches the right entries", (display, expected) => {
    const shown = Object.keys(entries).filter((name) => matchesFilter(entries[name] ?? open, { time: "", display }, now));
    expect(shown).toEqual(expected);
  });
});

describe("the address", () => {
  const filters = fc.record({
    time: fc.constantFrom("" as const, "day" as const, "week" as const, "month" as const, "quarter" as const, "year" as const),
    display: fc.constantFrom("" as const, "solved" as const, "unsolved" as const, "unanswered" as const, "closed" as const),
    with: fc.oneof(fc.constantFrom("c++", "a~2fb", "پایگاه-داده", "__proto__", "node.js"), fc.string()),
  });

  test("reads the choices that it wrote", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(formatFilter("", filter))).toEqual(filter);
      }),
    );
  });

  test.each(["?time=Week&display=", "?time=decade", "?time=constructor&display=__proto__", "?display=toString", "?times=day", ""])(
    "treats unknown values as empty: %j",
    (search) => {
      expect(parseFilter(search)).toEqual({ time: "", display: "", with: "" });
    },
  );

  test("keeps parameters that do not belong to the filter", () => {
    expect(formatFilter("?ref=mail&time=day", { time: "", display: "solved", with: "" })).toBe("?ref=mail&display=solved");
  });

  test("has no parameters without a choice", () => {
    expect(formatFilter("?time=day&display=closed&with=php", { time: "", display: "", with: "" })).toBe("");
  });

  test("reads an encoded and a plain tag", () => {
    expect(parseFilter("?with=c%2B%2B").with).toBe("c++");
    expect(parseFilter("?with=%D8%A2%D8%B2%D9%85%D9%88%D9%86").with).toBe("آزمون");
  });
});

test("lists a discussion under every display that matches it", () => {
  expect(listDisplays({ solved: true, closed: true, answered: true })).toEqual(["solved", "closed"]);
  expect(listDisplays({ solved: false, closed: false, answered: false })).toEqual(["unsolved", "unanswered"]);
});
