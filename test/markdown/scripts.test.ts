import fc from "fast-check";
import Engine from "markdown-it";
import { describe, expect, it } from "vitest";
import { readJoinedEmphasis } from "../../scripts/markdown/syntax/emphasis.ts";
import { readLineStarts } from "../../scripts/markdown/syntax/line-starts.ts";
import { findFaults } from "./faults.ts";
import { readPage, render } from "./post.ts";

const commonMark = new Engine();
const extended = new Engine().use(readLineStarts).use(readJoinedEmphasis);

/** Writes texts that are mostly marks, so that blocks and emphasis of all kinds occur. */
function writeWith(words: readonly string[]): fc.Arbitrary<string> {
  const marks = ["# ", "- ", "* ", "1. ", "2) ", "> ", "```", "~~~", "---", "===", "| a |", "|---|", "    ", "  ", "\t", "[a]: /x", "<br>"];
  const signs = ["*", "**", "_", "__", "~~", "`", "(", ")", '"', ":", "!", ".", "[", "]", "\\", "&amp;"];
  const piece = fc.constantFrom(...marks, ...signs, ...signs, " ", " ", "\n", "\n", "\n\n", ...words);
  return fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
}

describe("text without the characters that these rules are for", () => {
  it("is read as CommonMark in ASCII", () => {
    fc.assert(
      fc.property(writeWith(["a", "b1", "snake_case"]), (text) => {
        expect(extended.render(text)).toBe(commonMark.render(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("is read as CommonMark in scripts whose letters do not join", () => {
    fc.assert(
      fc.property(writeWith(["é", "Ж", "字", "שלום", "हिन्दी", "«", "»", "“", "”", "…", "😀", "、"]), (text) => {
        expect(extended.render(text)).toBe(commonMark.render(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("is read as CommonMark in Persian whose marks are next to spaces", () => {
    const words = ["سلام", "کتاب‌ها", " «نام» ", " (یک) ", "۱۴۰۵", "، ", "؟ "];
    fc.assert(
      fc.property(fc.array(fc.constantFrom("**", "*", "~~", " ", "\n", ...words), { maxLength: 12 }), (pieces) => {
        const text = pieces.join(" ");
        expect(extended.render(text)).toBe(commonMark.render(text));
      }),
    );
  });
});

/** Blocks, each with lines that start with a mark. */
const blocks = ["# سر", "- الف\n- ب", "1. الف\n2. ب", "> نقل\n> - ج", "***", "- 1. الف\n- 2. ب", "سرخط\n---", "```\nکد\n```"];

const writtenBlocks = fc.array(fc.constantFrom(...blocks, "متن"), { minLength: 1, maxLength: 8 }).map((list) => list.join("\n\n"));

describe("blocks written in other characters", () => {
  it.each([
    ["digits", (body: string) => body.replace(/\d(?=\.)/g, (digit) => "۰۱۲"[Number(digit)] ?? "")],
    ["spaces", (body: string) => body.replace(/(?<=^[-#>\d. ]*[-#>.]) /gm, "\u00a0")],
    ["direction marks", (body: string) => body.replace(/^(?=[-#>\d`*])/gm, "\u200f")],
    [
      "all of them",
      (body: string) =>
        body
          .replace(/\d(?=\.)/g, (digit) => "٠١٢"[Number(digit)] ?? "")
          .replace(/(?<=^[-#>١٢. ]*[-#>.]) /gm, "\u202f")
          .replace(/^(?=[-#>١٢`*])/gm, "\u200e"),
    ],
  ] as const)("are the same blocks: %s", (_, rewrite) => {
    fc.assert(
      fc.property(writtenBlocks, (body) => {
        expect(extended.render(rewrite(body)).replace(/ start="1"/g, "")).toBe(extended.render(body));
      }),
    );
  });

  it("never lose text and are always safe", () => {
    const words = ["الف", "۱.", "٢)", "\u00a0", "\u3000", "\u200f", "\u200e", "\u061c", "\u200c", "«", "»"];
    fc.assert(
      fc.property(writeWith(words), (text) => {
        const html = render(`${text}\n\nپایان`);
        expect(findFaults(html)).toEqual([]);
        // The rest of a fence's line and definitions are not shown.
        if (/```|~~~|\]:/.test(text)) return;
        expect(readPage(html).match(/الف/g)?.length ?? 0).toBe(text.match(/الف/g)?.length ?? 0);
        expect(readPage(html)).toContain("پایان");
      }),
      { numRuns: 2000 },
    );
  });
});
