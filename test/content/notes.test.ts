import { describe, expect, test } from "vitest";
import { compareProblems } from "../../scripts/content/problem.ts";
import type { Files } from "../setup/disk.ts";
import { printProblem } from "../setup/english.ts";
import { writeDiscussion, writeReply } from "../setup/site.ts";
import { parseFiles, parseSound } from "./parsed.ts";

function listNotes(files: Files): readonly string[] {
  return [...parseFiles(files).notes].sort(compareProblems).map(printProblem);
}

describe("an invisible character in a text", () => {
  test("is made harmless, and noted at its line and column", () => {
    const files = { "discussions/a.md": writeDiscussion({}, "بند یک.\n\nکد `a\u202eb` و \u0008.") };
    expect(parseSound(files).readBody()).toBe("بند یک.\n\nکد `a[U+202E]b` و \ufffd.\n");
    expect(listNotes(files)).toEqual([
      "discussions/a.md:9:6: an invisible character was made harmless (right-to-left override, U+202E). Remove it if it is not meant.",
      "discussions/a.md:9:12: an invisible character was made harmless (control character, U+0008). Remove it if it is not meant.",
    ]);
  });

  test("is noted where it is the first of its text", () => {
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, "\u202e") })).toEqual([expect.stringMatching(/^discussions\/a\.md:7:1: /)]);
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, "\n\u202e") })).toEqual([
      expect.stringMatching(/^discussions\/a\.md:8:1: /),
    ]);
  });

  test("is noted once, with its number, however often it stands there", () => {
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, "x\u202e\n".repeat(40_000)) })).toEqual([
      "discussions/a.md:7:2: an invisible character was made harmless (right-to-left override, U+202E, 40000 times). Remove it if it is not meant.",
    ]);
  });

  test("is noted in replies and pages as well", () => {
    const files = {
      "discussions/a.md": writeDiscussion(),
      "discussions/a/1.md": writeReply({}, "\u2066"),
      "pages/b.md": "---\ntitle: b\n---\n\ufffe\n",
    };
    expect(listNotes(files)).toEqual([
      "discussions/a/1.md:5:1: an invisible character was made harmless (left-to-right isolate, U+2066). Remove it if it is not meant.",
      "pages/b.md:4:1: an invisible character was made harmless (noncharacter, U+FFFE). Remove it if it is not meant.",
    ]);
  });

  test("is not noted where it belongs: ZWNJ, emoji joiners, direction marks", () => {
    const body = "می\u200cخواهم 👩\u200d💻 ❤\ufe0f a\u200e\u200f";
    const files = { "discussions/a.md": writeDiscussion({}, body) };
    expect(parseSound(files).readBody()).toBe(`${body}\n`);
    expect(listNotes(files)).toEqual([]);
  });
});
