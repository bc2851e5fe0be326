import { expect, test } from "vitest";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { parseFiles } from "../content/parsed.ts";
import type { Files } from "../setup/disk.ts";
import { printProblem } from "../setup/english.ts";
import { now, writeDiscussion } from "../setup/site.ts";

function listProblems(files: Files): readonly string[] {
  const { content, problems } = parseFiles(files);
  return [...problems, ...gatherForum(content, now).problems].map(printProblem);
}

test("a tag in another script that passes for one of the forum is named at its discussion", () => {
  expect(
    listProblems({ "discussions/a.md": writeDiscussion({ tags: "[css]" }), "discussions/b.md": writeDiscussion({ tags: "[сѕѕ]" }) }),
  ).toEqual([
    "discussions/b.md:1:1: the tag `сѕѕ` looks like the tag `css`, in letters of another script. Write one of them in another way.",
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
