import { expect, test } from "vitest";
import { limitProblems } from "../../scripts/content/limit-problems.ts";
import { compareProblems, type Problem } from "../../scripts/problems/problem.ts";
import { printProblem } from "../support/english.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems, parseFiles } from "./parsed.ts";

const at = (file: string, line: number): Problem => ({ file, line, column: 1, violation: { rule: "nulByte" } });

test("reports the first problems of a file and the number of the others", () => {
  const problems = [at("b.md", 1), at("a.md", 3), at("a.md", 1), at("a.md", 2), at("b.md", 2)];
  const limited = limitProblems(problems, 2);
  expect(limited.map(printProblem)).toEqual([
    "a.md:1:1: the file holds a NUL byte. Remove that byte.",
    "a.md:2:1: the file holds a NUL byte. Remove that byte.",
    "a.md:3:1: there is 1 more in this file. Fix the problems above first.",
    "b.md:1:1: the file holds a NUL byte. Remove that byte.",
    "b.md:2:1: the file holds a NUL byte. Remove that byte.",
  ]);
  expect([...limited].reverse().sort(compareProblems)).toEqual(limited);
});

test.each([
  ["tags", "`tags` holds 1900 tags. Keep at most 10."],
  ["redirectFrom", "`redirectFrom` holds 1900 addresses. Keep at most 50."],
])("reports one problem for a list of %s that is far too long", (key, sentence) => {
  const written = writeDiscussion({ [key]: `[${"~,".repeat(1900)}]` });
  expect(listProblems({ "discussions/a.md": written })).toEqual([expect.stringContaining(sentence)]);
});

test("a tag in many spellings counts once, and an invalid one each time", () => {
  const list = (tags: string) => listProblems({ "discussions/a.md": writeDiscussion({ tags }) });
  expect(list(`[${["php", "PHP", " php "].join(",").concat(",php".repeat(20))}]`)).toEqual([]);
  expect(list(`[${"[],".repeat(11)}]`)).toEqual([expect.stringContaining("`tags` holds 11 tags")]);
  expect(list(`[${"[],".repeat(10)}]`)).toHaveLength(10);
});

test("notes the same number of neutralised characters", () => {
  const harmless = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0xe0020 + index)).join("x");
  const notes = parseFiles({ "discussions/a.md": writeDiscussion({}, harmless) }).notes.map(printProblem);
  expect(notes).toHaveLength(51);
  expect(notes.at(-1)).toContain(" there are 10 more in this file. ");
});
