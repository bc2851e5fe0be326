import { describe, expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

const read = (line: string) => readArguments(line.split(" ").filter((word) => word !== ""));

describe("the arguments of the bench", () => {
  test("ask for everything if there are none", () => {
    expect(read("")).toMatchObject({ counts: [1000, 10_000, 100_000], runs: 1, corpus: "plain", hasPeer: true });
    expect(read("")?.steps.map(({ name }) => name)).toEqual([
      "clean",
      "no change",
      "edit",
      "reply",
      "new discussion",
      "setting",
      "a day later",
    ]);
  });

  test("choose sizes, runs, the corpus and files", () => {
    expect(read("10000 200 200 --runs 3 --corpus zipf --no-peer --plot a.svg --json b.json")).toMatchObject({
      counts: [200, 10_000],
      runs: 3,
      corpus: "zipf",
      hasPeer: false,
      plot: "a.svg",
      json: "b.json",
    });
    expect(read("--corpus ../other/corpus.mjs")?.corpus).toBe("../other/corpus.mjs");
  });

  test("choose steps in the order of the bench, after a clean build", () => {
    expect(read("200 --steps a-day-later,edit")?.steps.map(({ name }) => name)).toEqual(["clean", "edit", "a day later"]);
  });

  test.each(["0", "many", "200 --runs 0", "--corpus huge", "--steps retag", "200 --plot a.svg", "--quick"])("are refused: %s", (line) => {
    expect(read(line)).toBeUndefined();
  });
});
