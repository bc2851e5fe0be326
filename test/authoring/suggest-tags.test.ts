import { expect, it } from "vitest";
import { suggestTags } from "../../scripts/authoring/suggest-tags.ts";

const known = ["laravel", "php", "پایگاه داده", "C#", "blade"];

it("suggests tags in any spelling, those that start with the word first", () => {
  expect(suggestTags("la", known, "common")).toEqual(["laravel", "blade"]);
  expect(suggestTags("پايگاه", known, "common")).toEqual(["پایگاه داده"]);
  expect(suggestTags("c", known, "common")).toEqual(["C#"]);
});

it("suggests nothing for no word, for a tag that exists, and for an unknown word", () => {
  expect([suggestTags("", known, "common"), suggestTags("php", known, "common"), suggestTags("zz", known, "common")]).toEqual([[], [], []]);
});
