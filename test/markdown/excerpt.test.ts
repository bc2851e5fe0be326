import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStart } from "../../scripts/markdown/parse-start.ts";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { countGraphemes } from "../../scripts/text/graphemes.ts";

function read(body: string, limit?: number): string {
  return extractExcerpt(body, limit)
    .map(({ text }) => text)
    .join("");
}

describe("the text of an excerpt", () => {
  it("keeps generics, comparisons and hearts, and decodes character references once", () => {
    const body =
      "تابع `Promise<Map<string, T>>` برمی‌گرداند و اگر a < b باشد خطا می‌دهد. قلب <3 و متن ادامه دارد.\n\nمتن `&lt;b&gt;` باید همان بماند. &lt;i&gt; &amp;amp;";
    expect(read(body)).toBe(
      "تابع Promise<Map<string, T>> برمی‌گرداند و اگر a < b باشد خطا می‌دهد. قلب <3 و متن ادامه دارد. متن &lt;b&gt; باید همان بماند. <i> &amp;",
    );
  });

  it("joins blocks, lines and breaks with one space, and leaves tables out", () => {
    const body =
      "## مسئله\nبرنامه اجرا نمی‌شود.\n\n- گام یک\n- گام دو\n\nخط اول<br>خط دوم\nخط سوم  \nخط چهارم\n\n| الف | ب |\n|---|---|\n| ۱ | ۲ |\n\n---\n\n> پایان";
    expect(read(body)).toBe("مسئله برنامه اجرا نمی‌شود. گام یک گام دو خط اول خط دوم خط سوم خط چهارم پایان");
  });

  it("adds no space inside a line", () => {
    expect(read("**پر**رنگ، `a`.`b`؛ [پیوند](/x/)، ~~خط~~!")).toBe("پررنگ، a.b؛ پیوند، خط!");
  });

  it("leaves out footnotes and their marks", () => {
    expect(read("حافظه در نسخهٔ ۲[^1] کمتر شد.\n\n[^1]: اندازه‌گیری روی یک ماشین.")).toBe("حافظه در نسخهٔ ۲ کمتر شد.");
    expect(read("[^1]: فقط پانوشت")).toBe("");
  });

  it("has a picture's alternative text and never its address", () => {
    expect(read("![نمودار **خطا**](a.png) ![](b.png) ![آ](https://example.com/c.png) [![د](d.png)](/x/)")).toBe("نمودار خطا آ د");
  });

  it("has the text of links and decoded bare addresses", () => {
    expect(read("[متن](https://example.com/a) <https://example.com/b> https://fa.example/%D8%A2 [ر][1]\n\n[1]: /x/")).toBe(
      "متن https://example.com/b https://fa.example/آ ر",
    );
  });

  it("has no comments and no Markdown marks", () => {
    expect(read("<!-- more -->\n1. **a** _b_\n   - c\n\n> d\n\ne\n===\n\n\\*f\\*")).toBe("a b c d e *f*");
  });

  it("keeps the half-space (ZWNJ)", () => {
    expect(read("می‌شود\u200c")).toContain("می‌شود");
  });
});

describe("code in an excerpt", () => {
  it("is marked as code between runs of text", () => {
    expect(extractExcerpt("تابع `foo(a, b);` را صدا بزن.\n\n```js\nlet a  = 1\n\nlet b\n```\n\n    c\n")).toEqual([
      { text: "تابع ", code: false },
      { text: "foo(a, b);", code: true },
      { text: " را صدا بزن. ", code: false },
      { text: "let a = 1 let b", code: true },
      { text: " ", code: false },
      { text: "c", code: true },
    ]);
  });

  it("may be the whole excerpt", () => {
    expect(extractExcerpt("```js\nlet a = 1\n```")).toEqual([{ text: "let a = 1", code: true }]);
  });

  it("ends with an ellipsis outside the code", () => {
    expect(extractExcerpt(`\`${"a".repeat(200)}\``)).toEqual([
      { text: "a".repeat(160), code: true },
      { text: "…", code: false },
    ]);
  });
});

describe("an excerpt without text", () => {
  it.each(["", "\n \n", "![](a.png)", "![]()", "---", "<!-- x -->", "```\n\n```", "| a |\n|---|\n| b |", "[x]: /y/"])(
    "is empty: %j",
    (body) => {
      expect(extractExcerpt(body)).toEqual([]);
    },
  );
});

describe("the end of a cut excerpt", () => {
  it("is after 160 graphemes", () => {
    expect(read("ب".repeat(160))).toBe("ب".repeat(160));
    expect(read("ب".repeat(161))).toBe(`${"ب".repeat(160)}…`);
    expect(read(`${"ب".repeat(150)} ${"پ".repeat(30)}`)).toBe(`${"ب".repeat(150)}…`);
  });

  it("leaves whole graphemes and one ellipsis at every limit", () => {
    const tail = "\u{1f469}\u200d\u{1f4bb}\u{1f3f3}\ufe0f\u200d\u{1f308}ب\u064e\u0651می\u200cخواهم";
    const body = `آ${"م".repeat(150)}${tail}${"ی".repeat(100)}`;
    for (let limit = 150; limit <= 170; limit++) {
      const text = read(body, limit);
      expect(text).toMatch(/[^…]…$/u);
      expect(text).not.toMatch(/\p{Cs}|(?:\u200c|\u200d)…/u);
      expect(body.startsWith(text.slice(0, -1))).toBe(true);
      expect(countGraphemes(text)).toBeLessThanOrEqual(limit + 1);
    }
  });

  it("does not depend on the rest of the post", () => {
    const start = "سلام `کد` **پررنگ** [پیوند][آ] متن[^ب] ".repeat(12);
    const rest = (blocks: number) => `${start}\n\n${"متن دیگر `x` و y.\n\n".repeat(blocks)}[آ]: /x/\n\n[^ب]: پانوشت\n`;
    const expected = extractExcerpt(rest(0));
    for (const blocks of [10, 100, 1000]) expect(extractExcerpt(rest(blocks))).toEqual(expected);
    expect(read(rest(1000))).toMatch(/^سلام کد پررنگ پیوند متن سلام/);
  });

  it.each([
    ["tables", "| a |\n|---|\n| b |\n\n".repeat(500)],
    ["comments", "<!-- x -->\n".repeat(1000)],
    ["empty lines", "\n".repeat(5000)],
    ["footnotes", "[^a]: b\n\n".repeat(1000)],
    ["a link with a long address", `[](https://example.com/${"a".repeat(1900)})\n`.repeat(4)],
  ])("finds text after %s", (_, before) => {
    expect(read(`${before}\n\nسلام ${"متن ".repeat(100)}`)).toMatch(/^سلام متن .*…$/);
  });

  it("is limited even if a grapheme is endless", () => {
    for (const heavy of [`ب${"\u064e".repeat(9000)}`, "👩\u200d".repeat(9000), "\u1100".repeat(9000)]) {
      const excerpt = read(`${heavy}${"پ".repeat(200)}`);
      expect(excerpt.length).toBeLessThanOrEqual(160 * 16 + 1);
      expect(excerpt).toMatch(/[^\u200d]…$/u);
      expect(excerpt).not.toMatch(/\p{Cs}/u);
    }
  });

  it("is found in one long line too", () => {
    expect(read("واژه ".repeat(20_000))).toBe(read("واژه ".repeat(100)));
    expect(read(`${"[سلام](/x/) ".repeat(40_000)}`)).toBe(read("سلام ".repeat(100)));
    expect(read("a".repeat(100_000))).toBe(`${"a".repeat(160)}…`);
  });

  it.each(["| *a |\n|---|\n", "| a |\n|---|\n| *a |\n"])("reads no cells, however long: %j", (table) => {
    const body = `سلام\n\n${table.replace("*a", "*a ".repeat(80_000))}\nپایان`;
    expect(read(body)).toBe("سلام پایان");
    const { tokens, end } = parseStart(body, 400);
    expect(end).toBeGreaterThan(1000);
    expect(
      tokens
        .flatMap(({ children }) => children ?? [])
        .map(({ content }) => content)
        .join(""),
    ).toMatch(/^سلام(?:پایان)?$/);
  });

  it("does not show a definition as text if the cut is inside code", () => {
    const body = `سلام\n\n\`\`\`\n${"\n".repeat(1990)}\n\n${" ".repeat(100)}\n\`\`\`\n\n[آ]: /x/\n\nپایان`;
    expect(read(body)).toBe("سلام پایان");
  });

  it("holds for every text", () => {
    const piece = fc.constantFrom(
      "سلام ",
      "`کد` ",
      "**",
      "_",
      "[a](b)",
      "![x](y.png)",
      "\n\n",
      "\n",
      "> ",
      "- ",
      "# ",
      "<br>",
      "👩‍💻",
      "می‌شود",
      "|",
      "```\n",
      "[^1]",
      "&lt;",
      "    ",
      "<!-- ",
      "-->",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), fc.integer({ min: 1, max: 200 }), (pieces, limit) => {
        const runs = extractExcerpt(pieces.join(""), limit);
        const text = runs.map((run) => run.text).join("");
        expect(countGraphemes(text)).toBeLessThanOrEqual(limit + 1);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\s\s|\n/);
        expect(runs.every(({ text: own }) => own !== "")).toBe(true);
        expect(runs.every(({ code }, index) => code !== runs[index + 1]?.code)).toBe(true);
      }),
    );
  });
});
