import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { formatProblemView } from "../../../scripts/commands/terminal/problem-view.ts";

const problem = { file: "a.md", line: 4, column: 10, reason: "`1404-10-15` is no date", fix: "Write `1404/10/15`." };
const plain = { kind: "problems", colours: false, width: 80 } as const;
const underlined = "\u001b[1m\u001b[4m";

describe("a problem on a terminal", () => {
  it("shows its message and the line of the file", () => {
    expect(formatProblemView(problem, "created: 1404-10-15", plain)).toBe(
      "a.md:4:10: `1404-10-15` is no date. Write `1404/10/15`.\n    4 │ created: 1404-10-15",
    );
  });

  it("has the same text in colours and marks the word at its place", () => {
    const painted = formatProblemView(problem, "created: 1404-10-15 # دیروز", { ...plain, colours: true });
    expect(stripVTControlCharacters(painted)).toBe(formatProblemView(problem, "created: 1404-10-15 # دیروز", plain));
    expect(painted).toContain(`${underlined}1404-10-15\u001b`);
  });

  it("shows only the part of a long line around its place", () => {
    const line = `${"پیش ".repeat(100)}اینجا ${"پس ".repeat(100)}`;
    const [, shown = ""] = formatProblemView({ ...problem, column: 401 }, line, { ...plain, width: 60 }).split("\n");
    expect(shown).toMatch(/^ {4}4 │ ….*پیش اینجا پس .*…$/);
    expect(shown.length).toBeLessThanOrEqual(62);
    const pictures = formatProblemView({ ...problem, column: 121 }, "👩".repeat(200), { ...plain, width: 49 });
    expect(pictures).not.toMatch(/\\u\{d/);
  });

  it("escapes control sequences of the file", () => {
    const [, shown] = formatProblemView({ ...problem, column: 1 }, "a\u001b[31m\tb\u202ec", plain).split("\n");
    expect(shown).toBe("    4 │ a[U+001B][31m b[U+202E]c");
    for (const column of [1, 2, 3, 4]) expect(formatProblemView({ ...problem, column }, "##[error]", plain)).toContain("##(U+005B)error]");
  });

  it("shows only its message if the line of the file is empty", () => {
    for (const line of [undefined, "", "---"]) expect(formatProblemView(problem, line, plain)).not.toContain("\n");
  });
});
