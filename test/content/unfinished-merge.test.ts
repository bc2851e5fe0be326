import { describe, expect, test } from "vitest";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { listProblems } from "./parsed.ts";

const conflict = "<<<<<<< HEAD\nیک\n=======\nدو\n>>>>>>> شاخه";
const listPlaces = (files: Parameters<typeof listProblems>[0]) =>
  listProblems(files).map((line) => line.replace(/ a merge conflict is not resolved .*/, ""));

describe("an unfinished merge", () => {
  test("is a problem at its line, for each conflict, and hides what follows from it", () => {
    const files = { "discussions/a.md": writeDiscussion({}, `متن ![b](c.png)\n\n${conflict}\n\nمتن\n${conflict}`) };
    expect(listPlaces(files)).toEqual(["discussions/a.md:9:1:", "discussions/a.md:16:1:"]);
  });

  test("is found in front matter, in a reply, on a page and around a whole file", () => {
    const files = {
      "discussions/a.md": "---\ntitle: a\n<<<<<<< HEAD\nauthor: b\n=======\nauthor: c\n>>>>>>> x\ncreated: 2026-01-01\n---\nمتن\n",
      "discussions/a/1.md": writeReply({}, conflict),
      "discussions/b.md": `<<<<<<< HEAD\n${writeDiscussion()}=======\n${writeDiscussion()}>>>>>>> x\n`,
      "discussions/c.md": "---\ntitle: a\n<<<<<<< HEAD\n---\nیک\n=======\n---\nدو\n>>>>>>> x\n",
      "pages/p.md": `---\ntitle: p\n---\n${conflict}\n`,
    };
    expect(listPlaces(files)).toEqual([
      "discussions/a.md:3:1:",
      "discussions/a/1.md:5:1:",
      "discussions/b.md:1:1:",
      "discussions/c.md:3:1:",
      "pages/p.md:4:1:",
    ]);
  });

  test("is the only problem of a settings file, whose language still counts", () => {
    const yaml = "<<<<<<< HEAD\nname: a\n||||||| base\nname: b\n=======\nname: [\n>>>>>>> x\n";
    const files = {
      "discussions/a.md": writeDiscussion(),
      "site.yaml": yaml,
      "banner.yaml": `- name: a\n${yaml}`,
      "tags.yaml": `php:\n${yaml}`,
    };
    expect(listPlaces(files)).toEqual(["banner.yaml:2:1:", "site.yaml:1:1:", "tags.yaml:2:1:"]);
  });

  test.each([
    ["a fence", `\`\`\`sh\n${conflict}\n\`\`\``],
    ["a fence of tildes without an end", `~~~\n${conflict}`],
    ["indented code", conflict.replace(/^/gm, "    ")],
    ["a part of a conflict only", "<<<<<<< HEAD\nیک\n=======\nدو"],
    ["marks in another order", ">>>>>>> x\nیک\n=======\nدو\n<<<<<<< HEAD"],
    ["marks of another length", conflict.replaceAll("<<<<<<<", "<<<<<<")],
    ["marks inside lines", `متن ${conflict.replaceAll("\n", "\nمتن ")}`],
    ["a mark in prose before a conflict in code", `<<<<<<< HEAD\n\n\`\`\`\n${conflict}\n\`\`\``],
  ])("is no problem in %s", (_, body) => {
    expect(listProblems({ "discussions/a.md": writeDiscussion({}, body) })).toEqual([]);
  });

  test("is found if one side opens a fence that hides the other marks", () => {
    const body = "<<<<<<< HEAD\n```js\n1\n=======\n```ts\n1\n>>>>>>> x\n```";
    expect(listPlaces({ "discussions/a.md": writeDiscussion({}, body) })).toEqual(["discussions/a.md:7:1:"]);
  });
});

test("the sentence about settings does not speak of a post", () => {
  const merge = "<<<<<<< ours\nname: a\n=======\nname: b\n>>>>>>> theirs\n";
  expect(listProblems({ "site.yaml": merge, "discussions/a.md": writeDiscussion() })).toEqual([
    "site.yaml:1:1: a merge conflict is not resolved (`<<<<<<< ours`). Keep the right text and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
  ]);
});
