import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainTitle, splitTitle } from "../../scripts/forum/title.ts";

describe("a title", () => {
  test("is split at the backticks around code", () => {
    expect(splitTitle("خطای `npm ci` در CI")).toEqual([
      { text: "خطای ", code: false },
      { text: "npm ci", code: true },
      { text: " در CI", code: false },
    ]);
  });

  test("of code alone is one run", () => {
    expect(splitTitle("`a`")).toEqual([{ text: "a", code: true }]);
  });

  test.each(["a ` b", "``", "`"])("keeps backticks that enclose nothing: %s", (title) => {
    expect(plainTitle(title)).toBe(title);
  });

  test("keeps everything between the backticks, and has no code without them", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "`", " ", "ب", "<b>")), (parts) => {
        const title = parts.join("");
        const backticks = title.split("`").length - 1;
        const coded = splitTitle(title).filter(({ code }) => code).length;
        expect(plainTitle(title).length).toBe(title.length - 2 * coded);
        expect(plainTitle(title).replaceAll("`", "")).toBe(title.replaceAll("`", ""));
        expect(coded * 2).toBeLessThanOrEqual(backticks);
      }),
    );
  });
});
