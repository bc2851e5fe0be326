import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineOfText, name } from "../../../scripts/content/parse/fields/common-fields.ts";
import { cleanLine, cleanName } from "../../../scripts/import/text/clean.ts";
import { anyText } from "../../text/any-text.ts";

describe("a line that becomes a title or a tag", () => {
  it("keeps visible characters, joiners and no-break spaces", () => {
    expect(cleanLine("می‌شود\u00a0؟ 👩‍💻", 80)).toEqual({ text: "می‌شود\u00a0؟ 👩‍💻", changes: [] });
  });

  it("is one line with single spaces", () => {
    expect(cleanLine("  a\n\tb   c ", 80).text).toBe("a b c");
  });

  it("loses invisible and reordering characters, and reports it once", () => {
    expect(cleanLine("a\u202eb\u202ec\u0007", 80)).toEqual({
      text: "abc",
      changes: ["lost an invisible character (right-to-left override)", "lost an invisible character (control character)"],
    });
  });

  it("cannot be confused with anything else, and reports what was fixed", () => {
    expect(cleanLine(`sa\u200cra G\u043e\u043egle \u13aaBC ا${"\u064e".repeat(6)}`, 80)).toEqual({
      text: `sara Google ?BC ا${"\u064e".repeat(4)}`,
      changes: [
        "lost a joiner that nobody sees",
        "lost what was over 4 marks on a letter",
        "had letters of two scripts that look alike in one word",
        "had a letter that was lost before, and has `?` for it",
      ],
    });
    expect(cleanLine("React و TypeScript", 80).changes).toEqual([]);
  });

  it("keeps a character reference as code, and decodes it in a name", () => {
    expect(cleanLine("چرا &nbsp; و `&amp;`؟", 80)).toEqual({
      text: "چرا `&nbsp;` و `&amp;`؟",
      changes: ["has a character reference, which is now code"],
    });
    expect(lineOfText(80).safeParse(cleanLine("abcd &nbsp; efgh", 13).text).success).toBe(true);
    expect(cleanName("Tom &amp; J\ufffd")).toEqual({
      text: "Tom & J?",
      changes: ["had a letter that was lost before, and has `?` for it", "had a character reference"],
    });
  });

  it("is a valid title for every input", () => {
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

  it("is empty if nothing is visible", () => {
    expect(cleanLine("\u200b \u200c", 80).text).toBe("");
  });
});

describe("a person's name", () => {
  it.each(["DJДимон", "MaxПокровский", "web_Саша", "𝓢𝓪𝓻𝓪", "Ｍｉｎａ", "ﻋﻠﻲ", "علي  كريمي", "مینا\u00a0ک", "👩‍💻", "ا\u064e"])(
    "keeps every letter unchanged: %s",
    (written) => {
      expect(cleanName(written)).toEqual({ text: written, changes: [] });
      expect(name.parse(written)).toBe(written);
    },
  );

  it.each([
    ["a\u202eb", "ab", "lost an invisible character (right-to-left override)"],
    ["a\u0007b", "ab", "lost an invisible character (control character)"],
    ["a\n\tb", "a b", "had a tab or a line break"],
    [" a ", "a", "lost white space at its ends"],
    ["sa\u200cra", "sara", "lost a joiner that nobody sees"],
    [`a${"\u0301".repeat(6)}`, `a${"\u0301".repeat(4)}`, "lost what was over 4 marks on a letter"],
    ["x".repeat(81), `${"x".repeat(79)}…`, "was cut to 80 letters"],
    ["\u200b", "", "lost an invisible character (zero width space)"],
  ])("changes only if it cannot be stored, and reports it: %j", (written, text, change) => {
    expect(cleanName(written)).toEqual({ text, changes: [change] });
  });

  it("is a valid author for every input", () => {
    fc.assert(
      fc.property(anyText(), (written) => {
        const { text } = cleanName(written);
        if (text !== "") expect(name.safeParse(text).data).toBe(text);
      }),
    );
  });
});
