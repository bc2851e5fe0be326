import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tellProblem } from "../support/english.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { parseFiles } from "./parsed.ts";

/** Pieces with a meaning in YAML or as fences, and some text. */
const pieces = [
  "---",
  "\n",
  "\n---\n",
  ": ",
  "- ",
  "[",
  "]",
  "{",
  "}",
  ",",
  "&a ",
  "*a",
  "!b ",
  "? ",
  "|\n",
  ">\n",
  "%",
  "#",
  '"',
  "'",
  "\t",
  "  ",
];
const words = [
  "title",
  "author",
  "created",
  "tags",
  "updated",
  "redirectFrom",
  "status",
  "2026-01-05",
  "متن",
  "~",
  "null",
  "__proto__",
  "<<",
];
const text = fc.array(fc.oneof(fc.constantFrom(...pieces, ...words), fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 40 });

/** A file is published, is a draft, or has a problem at a valid place. */
function expectAccount(file: string | Uint8Array): void {
  const { problems, content, counts } = parseFiles({ "discussions/a.md": file });
  const outcomes = [content.discussions.length, counts.drafts, problems.length > 0 ? 1 : 0];
  expect(outcomes.reduce((sum, count) => sum + count, 0)).toBe(1);
  const lines = Buffer.from(file).toString().split("\n");
  for (const { line, column, reason, fix } of problems.map(tellProblem)) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(reason).not.toBe("");
    expect(fix).not.toBe("");
  }
}

describe("every file is published, a draft or reported,", () => {
  test("whatever its bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), expectAccount));
  });

  test("whatever its front matter", () => {
    fc.assert(
      fc.property(text, (parts) => expectAccount(`---\n${parts.join("")}\n---\nx\n`)),
      { numRuns: 200 },
    );
  });

  test("whatever one of its values", () => {
    const key = fc.constantFrom("title", "author", "created", "tags", "updated", "updatedBy", "status", "answer", "redirectFrom", "other");
    fc.assert(
      fc.property(key, text, (name, parts) => expectAccount(writeDiscussion({ [name]: parts.join("") }))),
      { numRuns: 200 },
    );
  });
});

test("a quoted title is read unchanged or refused at its place", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 12 }), (title) => {
      const { problems, content } = parseFiles({ "discussions/a.md": writeDiscussion({ title: JSON.stringify(title) }) });
      if (problems.length > 0) expect(problems).toMatchObject([{ line: 2, column: 8, subject: { kind: "key", key: "title" } }]);
      else expect(content.discussions[0]?.title).toBe(title.trim());
    }),
    { numRuns: 150 },
  );
});
