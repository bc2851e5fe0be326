import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes, cutText } from "../../scripts/text/graphemes.ts";
import { anyText } from "./any-text.ts";

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * 151 letters, a joined emoji, a joined flag, a letter with marks, a word with ZWNJ, 100 letters.
 */
const awkward = `آ${"م".repeat(150)}👩‍💻🏳️‍🌈بَّمی\u200cخواهم${"ی".repeat(100)}`;

describe("counting graphemes", () => {
  it.each([
    ["", 0],
    ["سلام", 4],
    ["می\u200cخواهم", 7],
    ["بَّ", 1],
    ["َب", 2],
    ["👩‍💻🏳️‍🌈🇮🇷", 3],
    ["e\u0301", 1],
    ["a\r\nb", 3],
    ["\u0600 1", 2],
    ["한글", 2],
  ])("counts the visible characters of %j", (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it("agrees with the segmenter for any text", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(countGraphemes(text)).toBe(segment(text).length);
      }),
      { numRuns: 1000 },
    );
  });

  it("agrees with the segmenter for long texts", () => {
    const zalgo = `a${"\u0301".repeat(2000)}`;
    for (const text of ["👩‍💻".repeat(900), zalgo + zalgo, `${zalgo}ب`, "क्षि".repeat(700), `${"x".repeat(600)}🏳️‍🌈`.repeat(3)]) {
      expect(countGraphemes(text)).toBe(segment(text).length);
    }
  });
});

describe("cutting a text", () => {
  it.each([
    ["keeps a text within the limit", "سلام دوستان", 11, "سلام دوستان"],
    ["goes back to the end of a word", "سلام دوستان، وقت بخیر", 14, "سلام دوستان…"],
    ["keeps a word that ends at the limit", "یک دو سه", 5, "یک دو…"],
    ["keeps nothing of the space at the limit", "یک دو سه", 6, "یک دو…"],
    ["goes back 20 letters", `یک ${"ب".repeat(30)}`, 22, "یک…"],
    ["cuts a word that is longer", `یک ${"ب".repeat(30)}`, 23, `یک ${"ب".repeat(20)}…`],
    ["leaves no ZWNJ before the ellipsis", "می\u200cخواهم", 2, "می…"],
    ["keeps a ZWNJ inside", "می\u200cخواهم", 4, "می\u200cخو…"],
    ["takes a word with ZWNJ for one", "یک می\u200cخواهم", 6, "یک…"],
    ["leaves no comma before the ellipsis", "یک، دو", 3, "یک…"],
    ["writes one ellipsis", "یک… دو", 3, "یک…"],
    ["leaves no mark without its letter", "یک \u0301دو", 3, "یک…"],
    ["keeps a letter with its marks", "بَّبَّبَّ", 2, "بَّبَّ…"],
    ["keeps an emoji whole", "👩‍💻👩‍💻👩‍💻", 1, "👩‍💻…"],
    ["cuts all away at nothing", "یک", 0, "…"],
  ])("%s", (_, text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });

  it.each(Array.from({ length: 21 }, (_, index) => 150 + index))("keeps graphemes whole at a limit of %d", (limit) => {
    const graphemes = segment(awkward);
    const kept = graphemes
      .slice(0, limit)
      .join("")
      .replace(/\u200c$/, "");
    expect(cutText(awkward, limit)).toBe(`${kept}…`);
  });

  it("never leaves half a character, a joiner or a mark at the end, at any limit", () => {
    fc.assert(
      fc.property(anyText(40), fc.nat({ max: 40 }), (text, limit) => {
        const cut = cutText(text, limit);
        if (segment(text).length <= limit) {
          expect(cut).toBe(text);
          return;
        }
        const kept = cut.slice(0, -1);
        expect(cut.endsWith("…") && text.startsWith(kept)).toBe(true);
        expect(segment(kept).length).toBeLessThanOrEqual(limit);
        expect(kept).not.toMatch(/\p{Cs}|[\s…\u200c\u200d]\p{M}*$/u);
      }),
      { numRuns: 1000 },
    );
  });

  it("ends where a grapheme ends, without a trailing joiner or mark", () => {
    fc.assert(
      fc.property(anyText(40), fc.nat({ max: 39 }), (text, limit) => {
        const cut = cutText(text, limit);
        fc.pre(cut !== text);
        const kept = segment(cut.slice(0, -1));
        const last = kept.at(-1) ?? "";
        const whole = segment(text).slice(0, kept.length);
        expect(kept.slice(0, -1)).toEqual(whole.slice(0, -1));
        expect(whole.at(-1)?.startsWith(last) ?? last === "").toBe(true);
        // Tag characters belong to the character before them (UAX 29, Extend).
        expect(whole.at(-1)?.slice(last.length) ?? "").toMatch(/^(?:[\s…,،;؛:\p{M}\u{e0020}-\u{e007f}]|\u200c|\u200d)*$/u);
      }),
      { numRuns: 1000 },
    );
  });
});

function segment(text: string): string[] {
  return Array.from(segmenter.segment(text), (one) => one.segment);
}
