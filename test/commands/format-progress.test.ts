import { describe, expect, test } from "vitest";
import { cut, formatProgress } from "../../scripts/commands/format-progress.ts";

const part = { stage: "Reading", done: 4500, total: 9000, pace: 1500 };

describe("a line of progress", () => {
  test("says how much is done, how fast it goes, and what is left at that pace", () => {
    expect(formatProgress(part, 80)).toBe("Reading … 4,500 of 9,000, 1,500 a second, 3 s left");
  });

  test.each([
    [{ done: 1, total: 100, pace: 0.8 }, "1 of 100, 0.8 a second, 3 min left"],
    [{ done: 10, total: 70, pace: 1 }, "10 of 70, 1.0 a second, 1 min left"],
    [{ done: 11, total: 70, pace: 1 }, "11 of 70, 1.0 a second, 59 s left"],
    [{ done: 70, total: 70, pace: 35 }, "70 of 70, 35 a second, 0 s left"],
  ])("has the units of its size: %o", (more, end) => {
    expect(formatProgress({ ...part, ...more }, 80)).toBe(`Reading … ${end}`);
  });

  test("says no pace while there is none", () => {
    expect(formatProgress({ stage: "Reading", done: 1, total: 9000 }, 80)).toBe("Reading … 1 of 9,000");
    expect(formatProgress({ ...part, pace: 0 }, 80)).toBe("Reading … 4,500 of 9,000");
  });

  test("is never wider than it may be", () => {
    const whole = formatProgress(part, 80);
    for (let columns = 0; columns <= whole.length; columns++) {
      const line = formatProgress(part, columns);
      expect(line.length).toBeLessThanOrEqual(Math.max(columns, 1));
      if (columns < whole.length) expect(line).toMatch(/…$/);
    }
    expect([cut("abc", 3), cut("abc", 2)]).toEqual(["abc", "a…"]);
  });
});
