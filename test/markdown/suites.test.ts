import { expect, it } from "vitest";
import { passes, readExamples, readPassed } from "./suites/suites.ts";

/** The others need raw HTML or addresses that no post may contain. */
it("gives the HTML of every example of CommonMark and GFM that passed before, and records those that pass now", () => {
  const passed = readPassed();
  const passing = readExamples()
    .filter(passes)
    .map(({ name }) => name);
  expect(passed.filter((name) => !passing.includes(name)).sort()).toEqual([]);
  expect(passing.filter((name) => !passed.includes(name))).toEqual([]);
});
