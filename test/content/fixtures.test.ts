import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCases } from "../support/cases.ts";
import { printers } from "./golden.ts";

/** Each file of `fixtures/` with the function that reads its cases. */
const files: Readonly<Record<string, keyof typeof printers>> = {
  "banner.txt": "banner",
  "dates.txt": "discussionKeys",
  "discussion-keys.txt": "discussionKeys",
  "fences.txt": "discussion",
  "page-keys.txt": "pageKeys",
  "redirects.txt": "discussionKeys",
  "reply-keys.txt": "replyKeys",
  "site.txt": "site",
  "tags.txt": "tags",
  "updates.txt": "discussionKeys",
  "values.txt": "discussionKeys",
  "yaml.txt": "discussionKeys",
};

const folder = new URL("./fixtures/", import.meta.url);

test("every fixture file has a test", () => {
  const texts = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  expect(texts.sort()).toEqual(Object.keys(files));
});

describe.each(Object.entries(files))("%s", (name, kind) => {
  test.each(readCases(new URL(name, folder)))("$title", ({ input, expected }) => {
    expect(printers[kind](input)).toBe(expected);
  });
});
