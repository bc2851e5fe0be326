import { expect, test } from "vitest";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { parseFiles } from "../content/parsed.ts";
import type { Files } from "../setup/disk.ts";
import { printProblem } from "../setup/english.ts";
import { now, writeDiscussion, writeReply } from "../setup/site.ts";

function listProblems(files: Files): readonly string[] {
  const { content, problems } = parseFiles(files);
  return [...problems, ...gatherForum(content, now).problems].map(printProblem);
}

test("a tag in another script that passes for one of the forum is named at its discussion", () => {
  expect(
    listProblems({ "discussions/a.md": writeDiscussion({ tags: "[css]" }), "discussions/b.md": writeDiscussion({ tags: "[сѕѕ]" }) }),
  ).toEqual([
    "discussions/b.md:1:1: the tag `сѕѕ` looks like the tag `css` of `discussions/a.md`, in other letters. Write one of them in another way.",
  ]);
});

test("a tag of another script by itself is as good as any, and so is a name", () => {
  expect(
    listProblems({
      "discussions/a.md": writeDiscussion({ author: "Capa" }),
      "discussions/b.md": writeDiscussion({ author: "Сара", tags: "[сор]" }),
    }),
  ).toEqual([]);
});

test("the letters of two keyboards are one name", () => {
  const { content } = parseFiles({
    "discussions/a.md": writeDiscussion({ author: "علي" }),
    "discussions/b.md": writeDiscussion({ author: "علی" }),
  });
  const { forum, problems } = gatherForum(content, now);
  expect(problems).toEqual([]);
  expect(forum.authors.map(({ names }) => names)).toEqual([["علي", "علی"]]);
});

const listBetween = (first: Readonly<Record<string, string>>, second: Readonly<Record<string, string>>, more: Files = {}) =>
  listProblems({ "discussions/a.md": writeDiscussion(first), "discussions/b.md": writeDiscussion(second), ...more });

test("a tag in other letters of the Arabic script that passes for one of the forum is named at its discussion", () => {
  expect(listBetween({ tags: "[کتاب]" }, { tags: "[ڪتاب]" })).toEqual([
    "discussions/b.md:1:1: the tag `ڪتاب` looks like the tag `کتاب` of `discussions/a.md`, in other letters. Write one of them in another way.",
  ]);
  expect(listBetween({ tags: "[ھاوار]" }, { tags: "[ہاوار]" })).toEqual([expect.stringContaining("looks like the tag")]);
});

test("a name in other letters of the Arabic script that passes for another is named in the file in which it stands", () => {
  const reply = { "discussions/b/1.md": writeReply({ author: "سار۱" }) };
  expect(listBetween({ author: "سارا" }, {}, reply)).toEqual([
    "discussions/b/1.md:1:1: the name `سار۱` looks like the name `سارا` of `discussions/a.md`, in other letters. Write it in the same letters if it is the same, else in another way.",
  ]);
  const update = { updated: "2026-02-01", updatedBy: "مھسا" };
  expect(listBetween({ author: "مهسا" }, update).map((line) => line.split(":")[0])).toEqual(["discussions/b.md"]);
});

test("what most discussions say stands, whatever its letters", () => {
  const third = { "discussions/c.md": writeDiscussion({ tags: "[рак]" }) };
  expect(listBetween({ tags: "[pak]" }, { tags: "[рак]" }, third)).toEqual([
    "discussions/a.md:1:1: the tag `pak` looks like the tag `рак` of `discussions/b.md`, in other letters. Write one of them in another way.",
  ]);
});

test("two spellings that the registry makes one tag are no disguise", () => {
  const registry = { "tags.yaml": "هاوار: { aliases: [ھاوار] }\n" };
  expect(listBetween({ tags: "[هاوار]" }, { tags: "[ھاوار]" }, registry)).toEqual([]);
});

test.each([
  ["شیر", "شێر"],
  ["کور", "کۆر"],
  ["گول", "گوڵ"],
  ["بر", "بڕ"],
  ["أن", "إن"],
  ["آن", "ان"],
  ["مدرسة", "مدرسه"],
  ["رئیس", "رییس"],
  ["مسئله", "مسأله"],
  ["علی ۱۱", "علی ۱۲"],
  ["ھەولێر", "سلێمانی"],
])("two words of Kurdish, Arabic or Persian are two: %s and %s", (one, other) => {
  expect(listBetween({ tags: `[${one}]`, author: one }, { tags: `[${other}]`, author: other })).toEqual([]);
});
