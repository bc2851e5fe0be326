import { describe, expect, it } from "vitest";
import { findDirection, findPartDirection } from "../../scripts/text/direction.ts";
import { attachPunctuation, findRunsDirection, isUnbreakable } from "../../scripts/text/inline-code.ts";

describe("findDirection", () => {
  it("follows the first letter", () => {
    expect(findDirection("سلام دوستان، این خطا در React چیست؟", "ltr")).toBe("rtl");
    expect(findDirection("TypeError: cannot read", "rtl")).toBe("ltr");
  });

  it("keeps the page's direction for a sentence that begins with a word of the other script", () => {
    expect(findDirection("cursor را رمز کنیم یا همان base64 بس است؟", "rtl")).toBe("rtl");
    expect(findDirection("سلام is Persian for hello", "ltr")).toBe("ltr");
  });

  it("leaves an English sentence with a Persian word in it left to right", () => {
    expect(findDirection("The word سلام means hello in Persian", "rtl")).toBe("ltr");
  });

  it("returns the page's direction if a quarter of the letters belong to it", () => {
    expect(findDirection("abc آ", "rtl")).toBe("rtl");
    expect(findDirection("abcd آ", "rtl")).toBe("ltr");
  });

  it("returns the page's direction without a letter", () => {
    expect(findDirection("۱۲ + 3", "rtl")).toBe("rtl");
    expect(findDirection("", "ltr")).toBe("ltr");
  });
});

describe("a line of text and code", () => {
  it("takes its direction only from the text", () => {
    const runs = [
      { text: "TypeError: x is not a function", code: true },
      { text: " در React", code: false },
    ];
    expect(findRunsDirection(runs, "rtl")).toBe("rtl");
  });

  it.each([
    "version https://git-lfs.github.com/spec/v1 متن معمولی",
    "https://example.org/a/very/long/path سلام دنیا",
    "www.example.org/a/very/long/path/to/nothing سلام دنیا",
    "(some.long.name@mail.example.org) سلام دنیا",
  ])("does not take its direction from an address: %s", (text) => {
    expect(findRunsDirection([{ text, code: false }], "rtl")).toBe("rtl");
    const isolated = text.replace("سلام دنیا", "hello").replace("متن معمولی", "text");
    expect(findRunsDirection([{ text: isolated, code: false }], "ltr")).toBe("ltr");
  });

  it("keeps the direction of its words around addresses", () => {
    expect(findRunsDirection([{ text: "https://example.org/سلام/دنیا how are you", code: false }], "rtl")).toBe("ltr");
  });

  it("keeps short code whole", () => {
    expect(isUnbreakable("x".repeat(24))).toBe(true);
    expect(isUnbreakable("x".repeat(25))).toBe(false);
  });

  it("keeps punctuation after short code on the same line", () => {
    const show = (...runs: readonly (readonly [text: string, code?: true])[]) =>
      attachPunctuation(runs.map(([text, code = false]) => ({ text, code }))).map(({ text, punctuation }) => [text, punctuation]);
    expect(show(["با "], ["npm ci", true], ["؟»؛ بعد. از آن"])).toEqual([
      ["با ", ""],
      ["npm ci", "؟»؛"],
      [" بعد. از آن", ""],
    ]);
    expect(show(["a", true], ["."])).toEqual([
      ["a", "."],
      ["", ""],
    ]);
    expect(show(["a", true], [" ."], ["b", true], [".c", true], ["x".repeat(25), true], ["."]).flatMap(([, signs]) => signs)).toEqual(
      Array(6).fill(""),
    );
  });
});

describe("findPartDirection", () => {
  it("returns the page's direction for a text that begins with its letters, whatever its language", () => {
    expect(findPartDirection("خطای ReferenceError: Cannot access it", "rtl", "ltr")).toBe("rtl");
  });

  it("returns the direction of the language for another text with letters of both", () => {
    expect(findPartDirection("A quote: «این یک نقل‌قول بلند است»", "rtl", "ltr")).toBe("ltr");
    expect(findPartDirection("A quote: «این یک نقل‌قول بلند است»", "rtl", "rtl")).toBe("rtl");
  });
});
