import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAnnotation } from "../../scripts/commands/annotation.ts";

const problem = { line: 2, column: 7, reason: "`title` is missing", fix: "Add it." };

describe("an annotation of a pull request", () => {
  it("names the file and the place, and says what is wrong and what to write instead", () => {
    expect(formatAnnotation(problem, "content/a.md", "error")).toBe("::error file=content/a.md,line=2,col=7::`title` is missing. Add it.");
  });

  it("ends no property and no line early, whatever stands in it", () => {
    expect(formatAnnotation({ ...problem, reason: "100% `a\n::error::b`" }, "content/a,line=9::x%0A.md", "notice")).toBe(
      "::notice file=content/a%2Cline=9%3A%3Ax%250A.md,line=2,col=7::100%25 `a\\u{a}::error::b`. Add it.",
    );
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (file, reason) => {
        const line = formatAnnotation({ ...problem, reason }, file, "error");
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|##\[/u);
        expect(/^::error file=([^:,]*),line=2,col=7::/.exec(line)).not.toBeNull();
      }),
    );
  });
});
