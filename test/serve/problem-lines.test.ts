import { describe, expect, test } from "vitest";
import type { DescribedProblem } from "../../scripts/problems/format-problem.ts";
import { createProblemLines } from "../../scripts/serve/problem-lines.ts";

function makeProblem(line: number, reason = "the key `x` is unknown"): DescribedProblem {
  return { file: "a.md", line, column: 1, reason, fix: "Remove it." };
}

const shown = (line: number, reason = "the key `x` is unknown") => `a.md:${line}:1: ${reason}. Remove it.`;

describe("the problems of one build after another", () => {
  test("are shown once, and then counted", () => {
    const format = createProblemLines("problems");
    expect(format([makeProblem(1), makeProblem(2, "other")], "en")).toEqual([shown(1), shown(2, "other")]);
    expect(format([makeProblem(1), makeProblem(2, "other")], "en")).toEqual(["2 problems as before."]);
    expect(format([makeProblem(1)], "en")).toEqual(["1 problem as before."]);
    expect(format([makeProblem(1)], "fa")).toEqual(["۱ خطا مانند پیش."]);
  });

  test("are shown if they are new, also beside an equal one of the same file", () => {
    const format = createProblemLines("problems");
    format([makeProblem(1)], "en");
    expect(format([makeProblem(1), makeProblem(5), makeProblem(9, "new")], "en")).toEqual([
      shown(5),
      shown(9, "new"),
      "1 problem as before.",
    ]);
  });

  test("are the same on other lines", () => {
    const format = createProblemLines("problems");
    format([makeProblem(1)], "en");
    expect(format([makeProblem(7)], "en")).toEqual(["1 problem as before."]);
  });

  test("are shown again after a build without them", () => {
    const format = createProblemLines("problems");
    format([makeProblem(1)], "en");
    expect(format([], "en")).toEqual([]);
    expect(format([makeProblem(1)], "en")).toEqual([shown(1)]);
  });
});

test("of many notes, the first new ones are shown", () => {
  const format = createProblemLines("notes", 2);
  const notes = ["a", "b", "c"].map((reason) => makeProblem(1, reason));
  expect(format(notes, "en")).toEqual([shown(1, "a"), shown(1, "b"), "and 1 more"]);
  expect(format([...notes, makeProblem(1, "d")], "en")).toEqual([shown(1, "d"), "3 notes as before."]);
});
