import { describe, expect, test } from "vitest";
import { formatProgress, openStageDisplay } from "../../../scripts/commands/terminal/stage-display.ts";

const restart = "\r\u001b[2K";

/** A terminal of 30 columns or a log, with a clock in milliseconds. */
function open(isTTY: boolean, environment: NodeJS.ProcessEnv = {}) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const clock = { now: 5000 };
  const stages = openStageDisplay({ isTTY, columns: 30, write }, environment, () => clock.now);
  const report = (at: number, done: number) => {
    clock.now = 5000 + at;
    stages.announce("Reading", { done, total: 100 });
  };
  return { ...stages, report, written };
}

describe("on a terminal", () => {
  test("a stage of more than a second shows its progress on the same line, at most ten times a second", () => {
    const { announce, report, clear, written } = open(true);
    announce("Reading");
    for (const [at, done] of [
      [600, 10],
      [999, 11],
      [1000, 12],
      [1099, 13],
      [1100, 35],
    ] as const)
      report(at, done);
    announce("Writing");
    clear();
    expect(written).toEqual([
      `${restart}Reading …`,
      `${restart}Reading … 12 of 100`,
      // From the first part on: 25 in half a second.
      `${restart}Reading … 35 of 100, 50 a se…`,
      `${restart}Writing …`,
      restart,
    ]);
  });

  test("nothing is cleared if nothing was shown", () => {
    const { clear, written } = open(true);
    clear();
    expect(written).toEqual([]);
  });
});

test.each([
  ["in a log", false, {}],
  ["on a terminal that cannot go back in a line", true, { TERM: "dumb" }],
])("%s, each stage is one line, however long it takes", (_, isTTY, environment) => {
  const { announce, report, clear, written } = open(isTTY, environment);
  announce("Reading");
  report(5000, 50);
  announce("Writing");
  clear();
  expect(written).toEqual(["Reading …\n", "Writing …\n"]);
});

describe("the progress of a stage", () => {
  const part = { stage: "Reading", done: 4500, total: 9000, pace: 1500 };

  test("has the count, the speed and the time left at that speed", () => {
    expect(formatProgress(part)).toBe("Reading … 4,500 of 9,000, 1,500 a second, 3 s left");
  });

  test.each([
    [{ done: 1, total: 100, pace: 0.8 }, "1 of 100, 0.8 a second, 3 min left"],
    [{ done: 10, total: 70, pace: 1 }, "10 of 70, 1.0 a second, 1 min left"],
    [{ done: 11, total: 70, pace: 1 }, "11 of 70, 1.0 a second, 59 s left"],
    [{ done: 70, total: 70, pace: 35 }, "70 of 70, 35 a second, 0 s left"],
  ])("has the units of its size: %o", (more, end) => {
    expect(formatProgress({ ...part, ...more })).toBe(`Reading … ${end}`);
  });

  test("has no speed until it is known", () => {
    expect(formatProgress({ stage: "Reading", done: 1, total: 9000 })).toBe("Reading … 1 of 9,000");
    expect(formatProgress({ ...part, pace: 0 })).toBe("Reading … 4,500 of 9,000");
  });
});
