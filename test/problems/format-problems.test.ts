import { expect, test } from "vitest";
import { formatProblems } from "../../scripts/problems/format-problem.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";

const problem = { file: "a.md", line: 2, column: 3, violation: { rule: "keyTwice", key: "title" } } as const;
const english = findProblemWords("en");

test("problems are listed one on each line, with their number", () => {
  expect(formatProblems([problem], "problems", english)).toBe("a.md:2:3: the key `title` appears twice. Keep one of them.\n1 problem.");
  expect(formatProblems([problem, { ...problem, file: "b\u202e.md", isSkipped: true }], "notes", english)).toBe(
    "a.md:2:3: the key `title` appears twice. Keep one of them.\n" +
      "b[U+202E].md:2:3: held back: the key `title` appears twice. Keep one of them.\n2 notes.",
  );
});

test("problems are in the language of the site", () => {
  expect(formatProblems([problem, problem], "problems", findProblemWords("fa"))).toBe(
    "a.md:2:3: کلید `title` دو بار آمده است. یکی را نگه دارید.\na.md:2:3: کلید `title` دو بار آمده است. یکی را نگه دارید.\n۲ خطا.",
  );
});
