import { describe, expect, it } from "vitest";
import { completeTags, readLastTag, suggestTags } from "../../../scripts/commands/new/complete-tags.ts";

const known = ["laravel", "php", "پایگاه داده", "C#", "blade"];

describe("tags as one types", () => {
  it("are suggested by the last of the line, those that start with it first", () => {
    expect(suggestTags(readLastTag("php, la"), known)).toEqual(["laravel", "blade"]);
    expect(suggestTags(readLastTag("php، پايگاه"), known)).toEqual(["پایگاه داده"]);
    expect(suggestTags(readLastTag("c"), known)).toEqual(["C#"]);
  });

  it("are not suggested for nothing, nor when one of them stands there", () => {
    expect([suggestTags(readLastTag("php, "), known), suggestTags("php", known), suggestTags("zz", known)]).toEqual([[], [], []]);
  });

  it("take the place of what was typed", () => {
    expect(completeTags("php, la", "laravel")).toBe("php, laravel");
    expect(completeTags("la", "laravel")).toBe("laravel");
    expect(completeTags("php،پا", "پایگاه داده")).toBe("php،پایگاه داده");
  });
});
