import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAnnotation } from "../../../scripts/commands/terminal/annotation.ts";

const problem = { line: 2, column: 7, reason: "`title` is missing", fix: "Add it." };

describe("an annotation of a pull request", () => {
  it("has the file, the place, the reason and the fix", () => {
    expect(formatAnnotation(problem, "content/a.md", "error", "ltr")).toBe(
      "::error file=content/a.md,line=2,col=7::`title` is missing. Add it.",
    );
  });

  it("runs from right to left in such a language, and isolates each quotation", () => {
    const persian = { ...problem, reason: "کلید `title` دو بار آمده است", fix: "یکی را نگه دارید." };
    expect(formatAnnotation(persian, "content/a.md", "error", "rtl")).toBe(
      "::error file=content/a.md,line=2,col=7::\u2067کلید \u2068`title`\u2069 دو بار آمده است. یکی را نگه دارید.\u2069",
    );
  });

  it("escapes everything that could end a property or a line", () => {
    expect(formatAnnotation({ ...problem, reason: "100% `a\n::error::b`" }, "content/a,line=9::x%0A.md", "notice", "ltr")).toBe(
      "::notice file=content/a%2Cline=9%3A%3Ax%250A.md,line=2,col=7::100%25 `a[U+000A]::error::b`. Add it.",
    );
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (file, reason) => {
        const line = formatAnnotation({ ...problem, reason }, file, "error", "rtl");
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|##\[/u);
        expect(line).toMatch(/^[^\u2066-\u2069]*\u2067(?:[^\u2066-\u2069]|\u2068`[^`\u2066-\u2069]*`\u2069)*\u2069$/u);
        expect(/^::error file=([^:,]*),line=2,col=7::/.exec(line)).not.toBeNull();
      }),
    );
  });
});
