import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInvisible, hasVisible, neutraliseText, showInvisible } from "../../scripts/text/invisible.ts";
import { showValue } from "../../scripts/text/show-value.ts";
import { anyText } from "./any-text.ts";

const scotland = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";

describe("invisible characters of titles, names and tags", () => {
  it.each([
    ["فایل \u202egnp.exe", 5, 0x202e, "rightToLeftOverride"],
    ["a \u2067b", 2, 0x2067, "rightToLeftIsolate"],
    ["a\u200eb", 1, 0x200e, "leftToRightMark"],
    ["a\u200fb", 1, 0x200f, "rightToLeftMark"],
    ["a\u061cb", 1, 0x061c, "arabicLetterMark"],
    ["java\u200bscript", 4, 0x200b, "zeroWidthSpace"],
    ["a\u2060b", 1, 0x2060, "wordJoiner"],
    ["\ufeffa", 0, 0xfeff, "noBreakSpace"],
    ["a\u00adb", 1, 0xad, "softHyphen"],
    ["a\u2028b", 1, 0x2028, "lineSeparator"],
    ["a\u001b[31m", 1, 0x1b, "control"],
    ["a\nb", 1, 0x0a, "control"],
    ["a\u0085b", 1, 0x85, "control"],
    ["a\u007fb", 1, 0x7f, "control"],
    ["a\ud800b", 1, 0xd800, "loneSurrogate"],
    ["a\ufffeb", 1, 0xfffe, "noncharacter"],
    ["سلام\u{e0068}\u{e0069}", 4, 0xe0068, "tag"],
    ["🏴\u{e0068}", 2, 0xe0068, "tag"],
    ["🏴\u{e0061}\u{e0062}\u{e0063}\u{e007f}", 2, 0xe0061, "tag"],
    ["a\u2800b", 1, 0x2800, "other"],
    ["a\ufffc", 1, 0xfffc, "other"],
    ["سارا\u{13430}", 4, 0x13430, "other"],
    ["❤\ufe0f\ufe0f", 2, 0xfe0f, "straySelector"],
    ["علی\u3164", 3, 0x3164, "other"],
    [`${scotland}\u202e`, 14, 0x202e, "rightToLeftOverride"],
  ])("are found in %j", (text, index, codePoint, kind) => {
    expect(findInvisible(text)).toEqual({ index, codePoint, kind });
  });

  it.each(["می\u200cخواهم", "👩‍💻 👨‍👩‍👧", "❤️", scotland, "C# و .NET", "a\u00a0b", "葛\u{e0100}", "صفحهٔ", "�"])(
    "are not found in `%s`",
    (text) => {
      expect(findInvisible(text)).toBeUndefined();
    },
  );

  it("are spelled out in messages", () => {
    expect(showInvisible(`a\u202eb\u{e0068} ${scotland}`)).toBe(`a[U+202E]b[U+E0068] ${scotland}`);
    expect(showValue("a\u0007b")).toBe("a[U+0007]b");
    expect(showValue("ب".repeat(100))).toBe(`${"ب".repeat(60)}…`);
  });

  it("are all found: none is left in a message", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(findInvisible(showInvisible(text))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe("text with something visible", () => {
  it.each(["a", "؟", "۱", "👩‍💻", scotland, " . "])("is in %j", (text) => {
    expect(hasVisible(text)).toBe(true);
  });

  it.each(["", " ", "\u3164\u2800\u200e", "\u200c", "\u0301", "\u00a0\u3000", "\ufe0f", "\ue000\uf8ff", "\u0000"])(
    "is not in %j",
    (text) => {
      expect(hasVisible(text)).toBe(false);
    },
  );
});

describe("the text of a post", () => {
  it("shows direction controls", () => {
    const { text, found } = neutraliseText('if (level != "user\u202e \u2066// check\u2069 \u2066") {}');
    expect(text).toBe('if (level != "user[U+202E] [U+2066]// check[U+2069] [U+2066]") {}');
    expect(found.map(({ index, kind }) => [index, kind])).toEqual([
      [18, "rightToLeftOverride"],
      [20, "leftToRightIsolate"],
      [29, "popIsolate"],
      [31, "leftToRightIsolate"],
    ]);
  });

  it("shows hidden text", () => {
    expect(neutraliseText("سلام\u{e0068}\u{e0069}").text).toBe("سلام[U+E0068][U+E0069]");
    expect(neutraliseText("a\ufe0f\ufe01b").text).toBe("a\ufe0f[U+FE01]b");
  });

  it("replaces characters that are forbidden in pages", () => {
    expect(neutraliseText("پیش\u0008میان\u001b[31mقرمز\u001b[0m\u000c پایان \ufffe.").text).toBe(
      "پیش\ufffdمیان\ufffd[31mقرمز\ufffd[0m\ufffd پایان \ufffd.",
    );
    expect(neutraliseText("a\u0000b\ud800c\uffffd\u0085e\u2028f").text).toBe("a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf");
  });

  it.each(["می\u200cخواهم\n\tکد", "👩‍💻 👨‍👩‍👧", scotland, "C#\u200e و \u200fA\u061c", "zero\u200bwidth", "a\ufeffb\u00ad"])(
    "does not change %j",
    (text) => {
      expect(neutraliseText(text)).toEqual({ text, found: [] });
    },
  );

  it("is valid in XML 1.0 and does not change a second time", () => {
    fc.assert(
      fc.property(anyText(), (written) => {
        const { text } = neutraliseText(written);
        expect(text).toMatch(/^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
        expect(neutraliseText(text)).toEqual({ text, found: [] });
      }),
      { numRuns: 1000 },
    );
  });
});
