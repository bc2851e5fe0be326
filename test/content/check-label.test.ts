import { expect, it } from "vitest";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems } from "./parsed.ts";

const list = (label: string) => listProblems({ "discussions/a.md": writeDiscussion(), "site.yaml": `language: en\nlabels:\n  ${label}\n` });

it("a label has the placeholders of the default text", () => {
  expect(list('entry.replies.other: "جواب"')).toEqual([
    "site.yaml:3:3: the text for `entry.replies.other` lacks `{count}`. Write `{count}` in it too.",
  ]);
  expect(list('entry.replies.other: "{count} جواب"')).toEqual([]);
});

it("a label for one may write the number as a word", () => {
  expect(list('entry.replies.one: "یک جواب"')).toEqual([]);
});
