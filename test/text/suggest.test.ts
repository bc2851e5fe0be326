import { describe, expect, it } from "vitest";
import { suggestWord } from "../../scripts/text/suggest.ts";

const keys = ["title", "author", "created", "tags", "updated", "updatedBy", "status", "answer", "redirectFrom"];

describe("did you mean", () => {
  it.each([
    ["tag", "tags"],
    ["auther", "author"],
    ["Title", "title"],
    ["updatedby", "updatedBy"],
    ["update", "updated"],
    ["redirect_from", "redirectFrom"],
  ])("suggests for `%s` the word `%s`", (word, meant) => {
    expect(suggestWord(word, keys)).toBe(meant);
  });

  it("suggests nothing if nothing is similar", () => {
    expect(suggestWord("permalink", keys)).toBeUndefined();
    expect(suggestWord("x".repeat(100_000), keys)).toBeUndefined();
    expect(suggestWord("title", [])).toBeUndefined();
  });

  it("takes the first of two that are equally similar", () => {
    expect(suggestWord("bat", ["cat", "hat"])).toBe("cat");
  });
});
