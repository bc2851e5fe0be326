import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildDiscussionName } from "../../../scripts/import/stackexchange/survey.ts";
import { checkDiscussionSlug } from "../../../scripts/text/slug.ts";
import { anyText } from "../../text/any-text.ts";

describe("the file name of an imported discussion", () => {
  it.each([
    ["Où est l'écran ?", "ou-est-lecran-7"],
    ["How do I use C++ & C#?", "how-do-i-use-c-c-7"],
    ["صفحه‌بندی با رقم فارسی", "صفحه‌بندی-با-رقم-فارسی-7"],
    ["آیا می‌شود؟\u200c", "آیا-می‌شود-7"],
    ["???", "question-7"],
    ["\u0301\u0302", "question-7"],
    ["  A -- B  ", "a-b-7"],
  ])("is made of the words of its title and its id: %s", (title, name) => {
    expect(buildDiscussionName(title, 7)).toBe(name);
  });

  it("ends between words and has at most 200 bytes with its extension", () => {
    const name = buildDiscussionName("word ".repeat(100), 123456789);
    expect(name).toMatch(/^(word-)+123456789$/);
    expect(name.length).toBeLessThanOrEqual(90);
    expect(buildDiscussionName("語".repeat(300), 1)).toMatch(/^語{60}-1$/);
  });

  it.each([
    ["G\u043e\u043egle \u0e50\u0e50x", "google-oox-1"],
    ["in\u200cstall \u3164 it", "install-it-1"],
    ["\u13aaBC", "bc-1"],
    ["می\u200cخواهم\u200c", "می\u200cخواهم-1"],
  ])("cannot be confused with another one: %j", (title, name) => {
    expect(buildDiscussionName(title, 1)).toBe(name);
  });

  it("is valid in an address, for every title", () => {
    fc.assert(
      fc.property(anyText(200), fc.integer({ min: 1 }), (title, id) => checkDiscussionSlug(buildDiscussionName(title, id)) === undefined),
    );
  });
});
