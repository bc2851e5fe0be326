import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { addCosts } from "./build-with-hugo.ts";
import { listPanels } from "./panels.ts";
import { drawPlot } from "./plot.ts";
import { formatRatios } from "./ratios.ts";
import { addCost, findMedian, findRatio, type Result, readCpu, readSeconds } from "./results.ts";
import { createScale } from "./scale.ts";
import { formatTable } from "./table.ts";

const size = { bytes: 12_340_000, files: 1234 };

/** A cost whose numbers all follow from the seconds. */
const createCost = (seconds: number) => ({ seconds, cpu: 2 * seconds, memory: 100 * seconds, treeMemory: 150 * seconds, ...size });

const createResult = (count: number, build: string, hasSearch: boolean, ...seconds: number[]): Result => ({
  count,
  hasSearch,
  build,
  isPeer: build.startsWith("Hugo"),
  costs: seconds.map(createCost),
});

const results = [
  createResult(1000, "clean", true, 3),
  createResult(1000, "edit", true, 0.06),
  createResult(1000, "Hugo + Pagefind", true, 2),
  createResult(1000, "Hugo", false, 1),
  createResult(1000, "clean", false, 1.5),
  createResult(10_000, "clean", true, 27),
];

describe("the costs of several runs", () => {
  test("belong to one build", () => {
    const [first] = results;
    if (!first) throw new Error("no results");
    expect(addCost(results, first, createCost(5))[0]?.costs.map(readSeconds)).toEqual([3, 5]);
    expect(addCost([], first, createCost(5))[0]?.costs.map(readSeconds)).toEqual([5]);
  });

  test("have a median of the known values", () => {
    expect(findMedian([5, undefined, 1, 3])).toBe(3);
    expect(findMedian([5, 1])).toBe(1);
    expect(findMedian([undefined])).toBeUndefined();
  });

  test("are compared run by run", () => {
    const [ours, peer] = [createResult(1000, "clean", true, 2, 8, 9), createResult(1000, "Hugo", true, 4, 2, 3)];
    expect(findRatio(ours, peer, readSeconds)).toBe(3);
    expect(findRatio(ours, undefined, readSeconds)).toBeUndefined();
  });
});

test("two commands, one after the other, take their times together and the memory of the larger one", () => {
  expect(addCosts(createCost(1), createCost(2))).toEqual({ seconds: 3, cpu: 6, memory: 200, treeMemory: 300 });
  expect(addCosts(createCost(1), { ...createCost(2), cpu: undefined }).cpu).toBeUndefined();
});

describe("the tables", () => {
  test("compare each build with the peer that has the same discussions and the same search", () => {
    expect(formatTable(results).split("\n").slice(2)).toEqual([
      "| 1,000 | yes | clean | 3.00 | 1.5 | 6.00 | 1.5 | 300 | 1.5 | 450 | 12.3 | 1,234 |",
      "| 1,000 | yes | edit | 0.06 | 0.03 | 0.12 | 0.03 | 6 | 0.03 | 9 | 12.3 | 1,234 |",
      "| 1,000 | yes | Hugo + Pagefind | 2.00 | 1 | 4.00 | 1 | 200 | 1 | 300 | 12.3 | 1,234 |",
      "| 1,000 | no | Hugo | 1.00 | 1 | 2.00 | 1 | 100 | 1 | 150 | 12.3 | 1,234 |",
      "| 1,000 | no | clean | 1.50 | 1.5 | 3.00 | 1.5 | 150 | 1.5 | 225 | 12.3 | 1,234 |",
      "| 10,000 | yes | clean | 27.00 | – | 54.00 | – | 2,700 | – | 4,050 | 12.3 | 1,234 |",
    ]);
  });

  test("sum up the ratios by the number of discussions", () => {
    expect(formatRatios(results).split("\n")).toEqual([
      "| CPU / wall | 1,000 | 10,000 |",
      "| --- | --: | --: |",
      "| clean, beside Hugo + Pagefind | 1.5 / 1.5 | – / – |",
      "| edit, beside Hugo + Pagefind | 0.03 / 0.03 | – / – |",
      "| clean without search, beside Hugo | 1.5 / 1.5 | – / – |",
      "| clean, memory of the largest process beside Hugo | 3 | – |",
      "| clean, beside a tenth of the discussions | – / – | 9 / 9 |",
    ]);
  });

  test("have dashes for what the system does not measure", () => {
    const costs = [{ ...createCost(3), cpu: undefined, memory: undefined, treeMemory: undefined }];
    const rows = results.map((result) => (result.build === "clean" ? { ...result, costs } : result));
    expect(formatTable(rows)).toContain("| 1,000 | yes | clean | 3.00 | 1.5 | – | – | – | – | – | 12.3 | 1,234 |");
    expect(findRatio(rows[0], rows[2], readCpu)).toBeUndefined();
  });
});

describe("the plot", () => {
  test("has axes between round numbers", () => {
    const { place, ticks } = createScale([30, 250]);
    expect(ticks).toEqual([20, 50, 100, 200, 500]);
    expect([place(20), place(100), place(500)]).toEqual([0, 0.5, 1].map((value) => expect.closeTo(value)));
    expect(createScale([10]).ticks).toEqual([10, 20]);
  });

  test("has a line for each peer, for clean builds and for edits, with the medians", () => {
    const [time, memory, ...others] = listPanels([...results, createResult(1000, "reply", true, 1), createResult(1000, "edit", false, 1)]);
    expect(others).toEqual([]);
    expect(time?.lines.map(({ name }) => name)).toEqual(["clean", "edit", "Hugo + Pagefind", "Hugo", "clean without search"]);
    expect(memory?.lines[0]?.points).toEqual([
      { count: 1000, value: 300 },
      { count: 10_000, value: 2700 },
    ]);
  });

  test("leaves out what the system does not measure", () => {
    const costs = [{ ...createCost(3), memory: undefined }];
    expect(listPanels([{ ...createResult(1000, "clean", true), costs }]).map(({ title }) => title)).toEqual(["Time, in seconds"]);
  });

  test("is a well-formed picture, with a line and a name for each build", () => {
    const both = [...results, createResult(10_000, "Hugo", false, 12)].filter(({ build }) => build !== "edit");
    const picture = drawPlot(listPanels(both));
    expect(() => new SaxesParser().write(picture).close()).not.toThrow();
    for (const text of [">Time, in seconds<", ">discussions<", ">1,000<", ">20<", ">clean<", ">Hugo + Pagefind<"]) {
      expect(picture).toContain(text);
    }
    // The clean builds and Hugo have two points, in two panels.
    expect(picture.match(/<path .*d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+"/g)).toHaveLength(4);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});
