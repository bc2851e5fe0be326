import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineOfText } from "../../../scripts/content/parse/fields.ts";
import { cleanLine } from "../../../scripts/import/text/clean.ts";
import { anyText } from "../../text/any-text.ts";

describe("a line that becomes a title or a name", () => {
  it("keeps what is seen, joiners and no-break spaces", () => {
    expect(cleanLine("می‌شود\u00a0؟ 👩‍💻", 80)).toEqual({ text: "می‌شود\u00a0؟ 👩‍💻", changes: [] });
  });

  it("is one line with single spaces", () => {
    expect(cleanLine("  a\n\tb   c ", 80).text).toBe("a b c");
  });

  it("loses what hides or reorders, and says so once", () => {
    expect(cleanLine("a\u202eb\u202ec\u0007", 80)).toEqual({
      text: "abc",
      changes: ["lost an invisible character (right-to-left override)", "lost an invisible character (control character)"],
    });
  });

  it("passes for nothing else, and says what was mended", () => {
    expect(cleanLine(`sa\u200cra G\u043e\u043egle \u13aaBC ا${"\u064e".repeat(6)}`, 80)).toEqual({
      text: `sara Google \ufffdBC ا${"\u064e".repeat(4)}`,
      changes: [
        "lost a joiner that nobody sees",
        "lost what was over 4 marks on a letter",
        "had letters of two scripts that look alike in one word",
      ],
    });
    expect(cleanLine("React و TypeScript", 80).changes).toEqual([]);
  });

  it("is taken as a title, whatever was written", () => {
    fc.assert(
      fc.property(anyText(), (written) => {
        const { text } = cleanLine(written, 80);
        if (text !== "") expect(lineOfText(80).safeParse(text).error?.issues).toBeUndefined();
      }),
    );
  });

  it("is cut to the limit in graphemes, with one ellipsis", () => {
    const { text, changes } = cleanLine("👩‍💻".repeat(201), 200);
    expect(text).toBe(`${"👩‍💻".repeat(199)}…`);
    expect(changes).toEqual(["was cut to 200 letters"]);
  });

  it("is empty when nothing can be seen", () => {
    expect(cleanLine("\u200b \u200c", 80).text).toBe("");
  });
});
