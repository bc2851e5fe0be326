import { describe, expect, test } from "vitest";
import { arrangeFiles } from "../../scripts/content/parse/files/content-tree.ts";
import { tellProblem } from "../support/english.ts";
import { describeTree, find, list } from "./found.ts";

describe("a file name", () => {
  const chars = "Use letters, digits, `-`, `_`, `.` and ZWNJ, and start with a letter or a digit.";

  test.each([
    ["discussions/-rf.md", "`-rf` cannot be part of an address", chars],
    ["discussions/_x.md", "`_x` cannot be part of an address", chars],
    ["discussions/a b.md", "`a b` cannot be part of an address", chars],
    ["discussions/name <script>.md", "`name <script>` cannot be part of an address", chars],
    ["discussions/..%2f..%2fx.md", "`..%2f..%2fx` cannot be part of an address", chars],
    ["discussions/a\\b.md", "`a\\b` cannot be part of an address", chars],
    ["discussions/a\u200bb.md", "`a[U+200B]b` cannot be part of an address", chars],
    ["discussions/con.md", "`con` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["discussions/LPT1.x.md", "`LPT1.x` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["discussions/a..md", "`a.` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["discussions/a/nul.md", "`nul` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["pages/a b.md", "`a b` cannot be part of an address", chars],
  ])("is refused: %j", (path, what, fix) => {
    const [line] = arrangeFiles(find("discussions/a.md", path)).problems;
    expect(line && tellProblem(line)).toEqual({ file: path, line: 1, column: 1, reason: `the file name ${what}`, fix });
  });

  test("is printed on one line, for every content", () => {
    expect(list(find("discussions/a\n::error::x\u001b[31m.md"))).toEqual([
      `discussions/a[U+000A]::error::x[U+001B][31m.md:1:1: the file name \`a[U+000A]::error::x[U+001B][31m\` cannot be part of an address. ${chars}`,
    ]);
  });

  test("has at most 200 bytes without its extension", () => {
    expect(list(find(`discussions/${"n".repeat(200)}.md`))).toEqual([]);
    expect(list(find(`discussions/${"ن".repeat(100)}.md`))).toEqual([]);
    expect(list(find(`discussions/${"ن".repeat(100)}n.md`))).toEqual([
      expect.stringMatching(/ has 201 bytes\. Shorten it to at most 200 bytes\.$/),
    ]);
  });

  test.each(["a.md", "2026-01-05.md", "نیم\u200cفاصله.md", "v1.2_x.md", "íslenska.md"])("may be %s", (name) => {
    expect(list(find(`discussions/${name}`))).toEqual([]);
  });

  test("in two Unicode forms is refused once with both, and none of the two is read", () => {
    const spelled = (path: string) => ({ path: path.normalize("NFC"), spelling: path, kind: "file" as const, bytes: 1 });
    const found = [...find("discussions/café.md"), spelled("discussions/cafe\u0301.md")];
    expect(list(found)).toEqual([
      "discussions/café.md:1:1: this name appears here in several Unicode forms: `cafe[U+0301].md` and `café.md`. Keep one of them.",
    ]);
    expect(describeTree(found)).toMatchObject({ discussions: [] });
    expect(list(found.slice(-1))).toEqual([]);
  });
});
