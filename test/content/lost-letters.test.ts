import { expect, test } from "vitest";
import { printProblem } from "../support/english.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems, parseFiles } from "./parsed.ts";

test("letters that were lost in decoding are one note for each text, with their count", () => {
  const notes = (body: string) => parseFiles({ "discussions/a.md": writeDiscussion({}, body) }).notes.map(printProblem);
  const end =
    "which a program wrote in place of letters that it could not read. Write the lost letters again, or copy the text from its source as UTF-8.";
  expect(notes("سلام\n\nد\ufffdنیا")).toEqual([`discussions/a.md:9:2: the text holds \`\ufffd\`, ${end}`]);
  expect(notes("\ufffd\ufffd\n\ufffd")).toEqual([`discussions/a.md:7:1: the text holds \`\ufffd\` 3 times, ${end}`]);
  expect(notes("متن")).toEqual([]);
});

test("a lost letter in a title, a name or a tag is a problem", () => {
  const files = {
    "discussions/a.md": writeDiscussion({ title: "د\ufffdنیا", author: "س\ufffdرا", tags: "[پ\ufffd]" }),
    "site.yaml": "name: د\ufffd\n",
  };
  const end = "holds `\ufffd`, which a program wrote in place of a letter that it could not read. Write the letter again.";
  expect(listProblems(files)).toEqual([
    `discussions/a.md:2:8: \`title\` ${end}`,
    `discussions/a.md:3:9: \`author\` ${end}`,
    `discussions/a.md:5:8: a value in \`tags\` ${end}`,
    `site.yaml:1:7: \`name\` ${end}`,
  ]);
});
