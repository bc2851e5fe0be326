import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatProblem } from "../../scripts/problems/format-problem.ts";
import { compareProblems, type Problem } from "../../scripts/problems/problem.ts";
import { compareText, findTextOrder } from "../../scripts/text/code-point-order.ts";
import { escapeControls, formatLogJson } from "../../scripts/text/escape-output.ts";

const problem = { file: "a.md", line: 2, column: 3, reason: "`title` is missing", fix: "Add it." };

describe("the message of a problem", () => {
  test("has the place, the reason and the fix", () => {
    expect(formatProblem(problem)).toBe("a.md:2:3: `title` is missing. Add it.");
  });

  test.each([
    ["a newline that would start another line", "a\n::error::x", "a[U+000A]::error::x"],
    ["a colour", "a\u001b[31m", "a[U+001B][31m"],
    ["an override", "a\u202egnp", "a[U+202E]gnp"],
    ["a line separator", "a\u2028b", "a[U+2028]b"],
    ["half of a surrogate pair", "a\ud800", "a[U+D800]"],
    ["a tag character", "a\u{e0061}", "a[U+E0061]"],
  ])("shows %s", (_, text, shown) => {
    expect(escapeControls(text)).toBe(shown);
    expect(formatProblem({ ...problem, file: text })).toContain(shown);
    expect(formatProblem({ ...problem, reason: text })).toContain(shown);
  });

  test.each([
    ["::error::x", ":[U+003A]error::x"],
    ["  ::add-mask::x", "  :[U+003A]add-mask::x"],
    ["a ##[group]b", "a ##(U+005B)group]b"],
    ["a ##vso[task.setvariable]b", "a ##vso(U+005B)task.setvariable]b"],
    ["##teamcity[buildStop]", "##teamcity(U+005B)buildStop]"],
    ["C::D, #[a] and ## b", "C::D, #[a] and ## b"],
  ])("contains no command for a build server: %s", (text, shown) => {
    expect(escapeControls(text)).toBe(shown);
  });

  test("has the same content as JSON, without commands for a terminal or a build server", () => {
    const value = { file: "a\u001b\u009b\u202e\u2028\u{e0061}##[group]x می\u200cخواهم", lines: [1, "b"] };
    for (const json of [formatLogJson(value), formatLogJson(value, 2)]) {
      expect(JSON.parse(json)).toEqual(value);
      expect(json).toMatch(/^(?:(?!##\[|[\u007f-\u009f\u202e\u2028\u{e0061}]).)+$/su);
    }
  });

  test("keeps the joiners of Persian words and of emoji", () => {
    expect(escapeControls("می\u200cخواهم 👩\u200d💻")).toBe("می\u200cخواهم 👩\u200d💻");
  });

  test("is one line, for every problem", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(fc.record({ file: text, line: fc.nat(), column: fc.nat(), reason: text, fix: text }), (any) => {
        expect(formatProblem(any)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

const nulByte = { file: "a.md", line: 2, column: 3, violation: { rule: "nulByte" } } as const;

describe("the order of problems", () => {
  test("is by file, line, column, rule and values", () => {
    const sorted: readonly Problem[] = [
      { ...nulByte, file: "B.md", line: 9 },
      { ...nulByte, line: 2, column: 3, violation: { rule: "keyTwice", key: "a" } },
      { ...nulByte, line: 2, column: 3, violation: { rule: "keyTwice", key: "b" } },
      { ...nulByte, line: 2, column: 3 },
      { ...nulByte, line: 2, column: 10 },
      { ...nulByte, line: 10, column: 1 },
      { ...nulByte, file: "ی.md" },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([...sorted], { minLength: sorted.length }), (shuffled) => {
        expect(shuffled.sort(compareProblems)).toEqual(sorted);
      }),
    );
  });

  test("is by code point, even where UTF-16 has another order", () => {
    expect(["\u{10380}", "\ufb50", "a", "\ue000", "ab", ""].sort(compareText)).toEqual(["", "a", "ab", "\ue000", "\ufb50", "\u{10380}"]);
  });

  test("is total: it agrees with the order of UTF-8 bytes", () => {
    const text = fc.string({ unit: "binary", maxLength: 4 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  test("is the same for whole lists, with and without surrogate pairs", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "/", "\u06cc", "\ud7ff", "\ue000", "\ufb50", "\u{10380}"), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(text), fc.boolean(), (texts, plain) => {
        const list = plain ? texts.map((one) => one.replace(/[\ud800-\uffff]/g, "")) : texts;
        expect([...list].sort(findTextOrder(list))).toEqual([...list].sort(compareText));
      }),
    );
  });
});
