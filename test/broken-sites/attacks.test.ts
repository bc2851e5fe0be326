import { readdirSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { listProblems } from "../content/parsed.ts";
import { readCases } from "../support/cases.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { attacks } from "./attacks.ts";

/** Each file of `fixtures/attacks/` with the function that reads its cases. */
const files: Readonly<Record<string, keyof typeof attacks>> = {
  "tag-pages.txt": "tagPages",
  "written-values.txt": "discussion",
};

const folder = new URL("./fixtures/attacks/", import.meta.url);
const members = Object.getOwnPropertyNames(Object.prototype);

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(members);
  expect(Reflect.get(globalThis, "__PWNED")).toBeUndefined();
});

test("every fixture file has a test", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files));
});

describe.each(Object.entries(files))("%s", (name, kind) => {
  test.each(readCases(new URL(name, folder)))("$title", ({ input, expected }) => {
    expect(attacks[kind](input)).toBe(expected);
  });
});

test("every page of a tag is directly below the folder of tags", () => {
  const addresses = readCases(new URL("tag-pages.txt", folder)).flatMap(({ expected }) => expected.match(/^\/tags\/.*?\/ /gm) ?? []);
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) expect(address).toMatch(/^\/tags\/(?!\.)[\p{L}\p{M}\p{Nd}+~.-]+(?<!\.)\/ $/u);
});

test.each([
  ["lists", "[".repeat(1900) + "]".repeat(1900)],
  ["maps", "{a: ".repeat(700) + "}".repeat(700)],
  ["lists that are not closed", "[".repeat(1900)],
])("thousands of nested %s are refused at their line", (_, tags) => {
  const [problem, ...more] = listProblems({ "discussions/a.md": writeDiscussion({ tags }) });
  expect(problem).toMatch(/^discussions\/a\.md:5:\d+: (?:the YAML is nested too deeply|a list is not closed)\. /);
  expect(more).toEqual([]);
});
