import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { loadForum } from "../../../scripts/build/load.ts";
import { makeFolder, readTree } from "../../support/disk.ts";
import { readHugo } from "./hugo.ts";
import { findMedian } from "./median.ts";
import { drawPlot } from "./plot.ts";
import { runSteps } from "./run-steps.ts";
import { createScale } from "./scale.ts";
import { steps } from "./steps.ts";
import { formatTable } from "./table.ts";
import { hugos, ours, writeCorpus } from "./write-corpus.ts";

const count = 20;

function writeForum(arrangement = ours): string {
  const content = makeFolder();
  writeCorpus(content, count, arrangement);
  return content;
}

describe("the forum of a benchmark", () => {
  test("is the same each time and has every kind of content", () => {
    const files = readTree(writeForum());
    expect(readTree(writeForum())).toEqual(files);
    const text = Object.values(files).join("");
    for (const mark of ["\n```", "\n- ", "\n> ", "](https://", "`limit ", "**"]) expect(text).toContain(mark);
  });

  test("has the same posts for Hugo", () => {
    const list = (tree: Readonly<Record<string, string>>) =>
      Object.values(tree)
        .filter((content) => content !== "/")
        .sort();
    expect(list(readTree(writeForum(hugos)))).toEqual(list(readTree(writeForum())));
  });

  test("is valid after each step, and each step with a change changes it", () => {
    const content = writeForum();
    let before = readTree(content);
    for (const { name, now, change } of steps) {
      change(content, count);
      expect([name, loadForum({ content, clock: now, skipBroken: false }).problems]).toEqual([name, []]);
      const after = readTree(content);
      expect([name, JSON.stringify(after) === JSON.stringify(before)]).toEqual([name, ["clean", "no change"].includes(name)]);
      before = after;
    }
  });
});

test("each build is measured in its own process", { timeout: 120_000 }, async () => {
  const costs = await runSteps(count, steps.slice(0, 2));
  expect([...costs.keys()]).toEqual(["clean", "no change"]);
  for (const { seconds, cpu, memory } of costs.values()) {
    expect(seconds).toBeGreaterThan(0);
    if (process.platform !== "linux") continue;
    expect(cpu).toBeGreaterThan(0);
    // Node alone uses more.
    expect(memory).toBeGreaterThan(30);
  }
});

describe("Hugo", () => {
  const line = "hugo v0.168.0-e27a6760+extended+withdeploy linux/amd64 BuildDate=2026-10-13T16:42:50Z";

  test("is recognised by its version, also after the banner of a package with its path", () => {
    expect(readHugo("hugo", `${line}\n`)).toEqual({ command: "hugo", version: "0.168.0" });
    const banner = "\u001b[95mRunning Hugo 0.168.0 via hugo-python-distributions at /opt/my python/hugo\u001b[0m\n";
    expect(readHugo("hugo", `${banner}${line}\n`)).toEqual({ command: "/opt/my python/hugo", version: "0.168.0" });
    expect(readHugo("hugo", "command not found")).toBeUndefined();
  });
});

describe("the results", () => {
  const hugo = "Hugo 0.168.0, clean";
  const rows = [
    { count: 1000, build: "clean", cost: { seconds: 2, cpu: 3, memory: 300 } },
    { count: 1000, build: hugo, cost: { seconds: 4, cpu: 10, memory: 200 } },
    { count: 9000, build: "clean", cost: { seconds: 18, cpu: undefined, memory: undefined } },
  ];

  test("are compared with Hugo for the same number of discussions, if available", () => {
    expect(formatTable(rows, hugo).split("\n").slice(2)).toEqual([
      "| 1,000 | clean | 2.00 | 0.500 | 3.00 | 0.300 | 300 | 1.500 |",
      `| 1,000 | ${hugo} | 4.00 | 1.000 | 10.00 | 1.000 | 200 | 1.000 |`,
      "| 9,000 | clean | 18.00 |  | – |  | – |  |",
    ]);
  });

  test("of several runs are the medians", () => {
    const runs = [5, 1, 3].map((seconds) => ({ seconds, cpu: 10 - seconds, memory: undefined }));
    expect(findMedian(runs)).toEqual({ seconds: 3, cpu: 7, memory: undefined });
    expect(findMedian(runs.slice(0, 2)).seconds).toBe(1);
  });

  test("are drawn on axes between round numbers", () => {
    const { place, ticks } = createScale([30, 250]);
    expect(ticks).toEqual([20, 50, 100, 200, 500]);
    expect([place(20), place(100), place(500)]).toEqual([0, 0.5, 1].map((value) => expect.closeTo(value)));
    expect(createScale([10]).ticks).toEqual([10, 20]);
  });

  test("are drawn as a well-formed picture, with a line and a name for each build", () => {
    const line = (name: string) => ({
      name,
      points: [
        { count: 1000, value: 2 },
        { count: 9000, value: 18 },
      ],
    });
    const picture = drawPlot([{ title: "Time", lines: [line("clean"), line(hugo)] }]);
    expect(() => new SaxesParser().write(picture).close()).not.toThrow();
    expect(picture.match(/<path .*d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+"/g)).toHaveLength(2);
    for (const text of [">Time<", ">discussions<", ">1,000<", ">20<", ">clean<", `>${hugo}<`]) expect(picture).toContain(text);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});
