import { describe, expect, it } from "vitest";
import { createEditorCheck } from "../../scripts/editor/check.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";
import { utc } from "../../scripts/text/zone.ts";

const { checkValue, checkUpdate } = createEditorCheck({ zone: utc, calendar: "jalali" }, findProblemWords("en"));

describe("the message of the web editor before it saves", () => {
  it("is the message of check for a value, without backticks", () => {
    expect(checkValue("title", "Gооgle")).toBe(
      "mixes letters that look alike in one word (Gооgle). Write the word in letters of one script.",
    );
    expect(
      checkValue(
        "tags",
        Array.from({ length: 11 }, (_, index) => `t${index}`),
      ),
    ).toBe("holds 11 tags. Keep at most 10.");
    expect(checkValue("created", "2026-02-30")).toBe("2026-02-30 has a day that its month does not have. Write a day from 01 to 28.");
  });

  it("is absent for a value that check accepts and for keys that check ignores", () => {
    expect([checkValue("title", "👩‍💻".repeat(200)), checkValue("tags", ["a", "A"]), checkValue("answer", "")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("reports an update without a name and an update before the post", () => {
    const check = (values: Readonly<Record<string, string>>) => checkUpdate((key) => values[key]);
    const created = "2026-05-02 10:30";
    expect(check({ created, updated: "2026-05-03" })).toBe("loneUpdate");
    expect(check({ created, updated: "2026-05-01", updatedBy: "a" })).toBe("earlyUpdate");
    expect(check({ created, updated: "2026-05-02", updatedBy: "a" })).toBeUndefined();
    expect(check({ created })).toBeUndefined();
  });
});
